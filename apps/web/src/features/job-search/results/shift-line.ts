import type { Job } from '@nextshift/contract';

/**
 * When the work is, in a line: `Sat, Sun 7 AM to 1 PM`, or the days alone if hours differ. Every first visit loads it:
 * it is shorter than the contract's words, which a job has in full.
 */
export function shiftLine(shifts: Job['shifts']): string {
  const days = [...new Set(shifts.map(({ weekday, date }) => weekday ?? date ?? ''))].map(
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  );
  const hours = [...new Set(shifts.map(({ start, end }) => `${clock(start)} to ${clock(end)}`))];
  return [days.join(', '), ...(hours.length === 1 ? hours : [])].join(' ');
}

function clock(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.endsWith('00') ? '' : time.slice(2);
  return `${String(hour % 12 || 12)}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
