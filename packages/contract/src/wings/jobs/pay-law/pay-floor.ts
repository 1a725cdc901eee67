import { nameOfState, readState } from '../../../us-states.ts';
import { formatDollars } from '../jobs/format-pay.ts';
import type { JobType } from '../jobs/job-enumerations.ts';
import type { HourlyPay } from '../jobs/wage-range.ts';
import { timeZoneOfState } from '../jobs/state-time-zones.ts';
import { dayIn } from '../shifts/day-in-zone.ts';
import { federalMinimumWages, type MinimumWage, minimumWages } from './minimum-wages.ts';

/** What is held against a floor. */
export interface FlooredPay {
  /** Whose law holds, by code or name; without one, the federal law. A remote job has one too. */
  readonly state: string | null;
  readonly type: JobType | null;
  readonly tipped: boolean;
  /** Without tips. */
  readonly hourlyPay: HourlyPay | null;
}

/** The minimum wage of a state on the day of its clocks; null where no single one holds. */
export function minimumWageOf(state: string | null, now: Date): MinimumWage | null {
  const code = readState(state ?? '');
  const rows = code === null ? federalMinimumWages : minimumWages[code];
  const today = dayIn(timeZoneOfState(state ?? ''), now);
  return rows.findLast(({ from }) => from <= today) ?? null;
}

/**
 * The floor that a job pays less than, in a sentence; null for lawful pay. Hours that are assumed prove nothing, and a
 * contractor has no minimum.
 */
export function floorAbove(pay: FlooredPay, now: Date): string | null {
  const { state, type, tipped, hourlyPay } = pay;
  if (hourlyPay === null || hourlyPay.basis === 'assumed' || type === 'Contract') return null;
  const wage = minimumWageOf(state, now);
  if (wage === null || hourlyPay.min >= (tipped ? wage.tippedCash : wage.minimum)) return null;
  return describeMinimumWage(state, wage);
}

/** `North Carolina’s minimum is $7.25 an hour, $2.13 for tipped work.` */
function describeMinimumWage(state: string | null, wage: MinimumWage): string {
  const name = nameOfState(readState(state ?? '') ?? '');
  const whose = name === undefined ? 'The federal' : `${name}’s`;
  const ofTipped = wage.tipCredit
    ? `${formatDollars(wage.tippedCash)} for tipped work`
    : 'with or without tips';
  return `${whose} minimum is ${formatDollars(wage.minimum)} an hour, ${ofTipped}.`;
}
