import { formatShiftDate, weekdayLabels, weekdayOfDate } from '@nextshift/contract';
import { clsx } from 'clsx';
import { DayNumber } from './day-number.tsx';

export interface DayStripProps {
  days: readonly string[];
  /** The one that is shown. */
  day: string;
  today: string;
  onDay: (day: string) => void;
  /** How many work on a day. */
  countOn: (day: string) => number;
}

/** The days of a week in one row, for phones: one of them is shown. */
export function DayStrip({ days, day: chosen, today, onDay, countOn }: DayStripProps) {
  return (
    <div
      role="group"
      aria-label="Day"
      className="grid grid-cols-[repeat(7,minmax(min-content,1fr))] gap-0.5 overflow-x-auto p-1 md:hidden print:hidden"
    >
      {days.map((day) => {
        const count = countOn(day);
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            aria-current={day === today ? 'date' : undefined}
            aria-label={`${formatShiftDate(day)}, ${count === 1 ? '1 person' : `${String(count)} people`}`}
            onClick={() => {
              onDay(day);
            }}
            className={clsx(
              'flex min-w-0 flex-col items-center rounded-control py-2 text-sm transition-colors duration-120',
              day === chosen
                ? 'forced-chosen bg-ink text-paper'
                : 'text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {weekdayLabels[weekdayOfDate(day)]}
            <span className="text-lg font-bold max-[23rem]:text-base">
              <DayNumber day={day} today={today} />
            </span>
            <span className="min-h-4 text-xs tabular-nums">{count > 0 ? count : null}</span>
          </button>
        );
      })}
    </div>
  );
}
