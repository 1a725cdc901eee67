import { clsx } from 'clsx';

/** A day of the month; that of today is in a ring, which no chosen day has. */
export function DayNumber({ day, today }: { day: string; today: string }) {
  return (
    <span
      className={clsx(
        'inline-block min-w-[2em] rounded-full border-2 text-center tabular-nums print:border-transparent',
        day === today ? 'border-current' : 'border-transparent',
      )}
    >
      {Number(day.slice(8))}
    </span>
  );
}
