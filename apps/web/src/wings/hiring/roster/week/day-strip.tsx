import { formatShiftDate, weekdayLabels, weekdayOfDate } from '@nextshift/contract';
import { clsx } from 'clsx';
import type { RosterView } from './use-roster-view.ts';

export interface DayStripProps {
  view: RosterView;
  days: readonly string[];
  /** How many work on a day. */
  countOn: (day: string) => number;
}

/** The days of a week in one row, for phones: one of them is shown. */
export function DayStrip({ view, days, countOn }: DayStripProps) {
  return (
    <div
      role="group"
      aria-label="Day"
      className="grid grid-cols-[repeat(7,minmax(min-content,1fr))] gap-1 overflow-x-auto p-1 md:hidden print:hidden"
    >
      {days.map((day) => {
        const count = countOn(day);
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === view.day}
            aria-label={`${formatShiftDate(day)}, ${count === 1 ? '1 person' : `${String(count)} people`}`}
            onClick={() => {
              view.showDay(day);
            }}
            className={clsx(
              'flex min-w-0 flex-col items-center rounded-control px-1 py-2 text-sm transition-colors duration-120',
              day === view.day
                ? 'forced-chosen bg-ink text-paper'
                : 'text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {weekdayLabels[weekdayOfDate(day)]}
            <span
              className={clsx('text-lg font-bold', day === view.today && 'underline decoration-2')}
            >
              {Number(day.slice(8))}
            </span>
            <span className="text-xs tabular-nums">{count > 0 ? count : '–'}</span>
          </button>
        );
      })}
    </div>
  );
}
