import { type AlertCadence, DAY_MS, dayIn, HOUR_MS, momentOf } from '@nextshift/contract';

const MONDAY = 1;
/** Days ahead among which there is a run, even after a weekly one and where a zone has skipped a day. */
const DAYS_AHEAD = 9;

export interface AlertSchedule {
  readonly cadence: AlertCadence;
  /** From 0 to 23, on the clocks of the zone. */
  readonly localHour: number;
  /** An IANA name. */
  readonly timeZone: string;
}

/**
 * The first run of a schedule after a moment: on every day, or every Monday, at its hour. An hour that a change of clocks
 * leaves out runs at the change; one that comes twice runs the first time.
 */
export function nextRun({ cadence, localHour, timeZone }: AlertSchedule, after: Date): Date {
  const today = Date.parse(dayIn(timeZone, after));
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const day = today + days * DAY_MS;
    if (cadence === 'weekly' && new Date(day).getUTCDay() !== MONDAY) continue;
    const run = momentOf(timeZone, day + localHour * HOUR_MS);
    if (run.getTime() > after.getTime()) return run;
  }
  throw new Error(`no run within ${String(DAYS_AHEAD)} days in ${timeZone}`);
}
