import { describeShifts, type Job } from '@nextshift/contract';

/** When the work is, to be cut to a line: `Sat, Sun 7 AM to 1 PM`. */
export function ShiftLine({ shifts }: Pick<Job, 'shifts'>) {
  return describeShifts(shifts).join('; ');
}
