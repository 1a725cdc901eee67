import { clsx } from 'clsx';

/** A day of the month; that of today is in a ring, which no chosen day has. */
export function DayNumber({ day, today }: { day: string; today: string }) {
  return (
    <span
      className={clsx(
        'inline-block min-w-[2em] rounded-full text-center tabular-nums print:border-transparent',
        // No transparent border: the system's own colors would show it.
        day === today ? 'border-2 border-current' : 'p-0.5',
      )}
    >
      {Number(day.slice(8))}
    </span>
  );
}
