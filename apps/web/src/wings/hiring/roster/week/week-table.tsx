import {
  type Assignment,
  describeClocks,
  formatShiftDate,
  weekdayLabels,
  weekdayOfDate,
} from '@nextshift/contract';
import { clsx } from 'clsx';
import {
  assignmentTones,
  stateWords,
  workerName,
} from '../../../../entities/shift/assignment-words.ts';
import { DayNumber } from './day-number.tsx';
import type { RowsBy, WeekDay, WeekRow } from './week-rows.ts';

export interface WeekTableProps {
  days: readonly string[];
  /** The one that is shown below. */
  day: string;
  today: string;
  by: RowsBy;
  rows: readonly WeekRow[];
  /** Names the job of each shift, where they are of several. */
  namesJob: boolean;
  titleId: string;
  /** Shows what can be done about a day. */
  onDay: (day: string) => void;
}

/** The days of a week across, people or shifts down. */
export function WeekTable(props: WeekTableProps) {
  const { days, day: chosen, today, by, rows, namesJob, titleId, onDay } = props;
  return (
    <table
      aria-labelledby={titleId}
      className="w-full table-fixed border-collapse text-left text-sm"
    >
      <thead>
        <tr>
          <th scope="col" className="w-[16%] py-2 pr-2 align-bottom font-semibold text-ink-soft">
            {by === 'people' ? 'Person' : 'Shift'}
          </th>
          {days.map((day) => (
            <th key={day} scope="col" className="px-0.5 pb-2 font-semibold">
              <button
                type="button"
                aria-pressed={day === chosen}
                aria-current={day === today ? 'date' : undefined}
                aria-label={formatShiftDate(day)}
                onClick={() => {
                  onDay(day);
                }}
                className={clsx(
                  'w-full rounded-control px-2 py-1.5 text-left transition-colors duration-120',
                  day === chosen
                    ? 'forced-chosen bg-ink text-paper print:bg-transparent print:text-ink'
                    : 'text-ink-soft hover:bg-sunken hover:text-ink',
                )}
              >
                {weekdayLabels[weekdayOfDate(day)]} <DayNumber day={day} today={today} />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-t border-line align-top">
            <th scope="row" className="py-2.5 pr-2 font-semibold wrap-anywhere">
              {row.title}
              {by === 'shifts' && !namesJob ? null : (
                <span className="block font-normal text-ink-soft">{row.detail}</span>
              )}
            </th>
            {row.days.map((cell) => (
              <td key={cell.day} className="px-0.5 py-1.5">
                <DayCell cell={cell} by={by} namesJob={namesJob} onDay={onDay} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Pick<WeekTableProps, 'namesJob' | 'onDay'> {
  cell: WeekDay;
  by: RowsBy;
}

function DayCell({ cell, by, namesJob, onDay }: DayCellProps) {
  return (
    <div className="grid gap-1">
      {cell.shifts.map((shift) => (
        <button
          key={shift.assignmentId}
          type="button"
          onClick={() => {
            onDay(cell.day);
          }}
          className="grid min-w-0 justify-items-start gap-0.5 rounded-control border border-line bg-paper p-1.5 text-left wrap-anywhere transition-colors duration-120 hover:border-line-strong"
        >
          <span
            className={clsx(
              'font-semibold text-balance',
              shift.status === 'cancelled' && 'line-through',
            )}
          >
            {by === 'people' ? describeClocks(shift) : workerName(shift)}
          </span>
          {by === 'people' && namesJob ? (
            <span className="text-xs text-ink-soft">{shift.title}</span>
          ) : null}
          <Status shift={shift} />
        </button>
      ))}
      {cell.free > 0 ? (
        <p className="rounded-control border border-dashed border-line-strong p-1.5 text-ink-soft">
          {cell.free} free
        </p>
      ) : null}
    </div>
  );
}

const STATUS_LOOKS = {
  neutral: 'text-ink-soft',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
} as const;

function Status({ shift }: { shift: Assignment }) {
  return (
    <span className={clsx('text-xs font-semibold', STATUS_LOOKS[assignmentTones[shift.status]])}>
      {stateWords(shift)}
    </span>
  );
}
