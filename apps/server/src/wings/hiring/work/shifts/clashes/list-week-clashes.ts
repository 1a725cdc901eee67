import {
  ASSIGNED_WEEKS,
  type Clocks,
  DAY_MS,
  describeShifts,
  type OwnWeek,
  type WeekClash,
  whyNotFree,
} from '@nextshift/contract';
import { createEventLoopYield } from '../../../../../platform/event-loop-yield.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findWeek, isRemoved, timeZoneOf } from '../../../../jobs/index.ts';
import { shiftOnDate, type TimedShift } from '../shift-on-date.ts';
import { findShifts, type ShiftRow } from '../shifts.queries.ts';
import { findOfferedShifts } from './offered-shifts.queries.ts';

const WEEKS_MS = ASSIGNED_WEEKS * 7 * DAY_MS;
/** Dates that are compared at once, the next. */
const DATES_MAX = 200;

/** A job with the shifts that a seeker has or offered. */
interface Compared {
  readonly job: Omit<WeekClash, 'shifts'>;
  readonly timeZone: string;
  readonly shifts: readonly TimedShift[];
}

/** The jobs with shifts that a seeker has, or offered and is not answered yet, for which their week leaves no time. */
export async function listWeekClashes(
  { database, clock }: Platform,
  seekerId: string,
): Promise<WeekClash[]> {
  const now = clock();
  const week = await findWeek(database, seekerId);
  if (!week) return [];
  const party = { kind: 'seeker', accountId: seekerId } as const;
  const dates = { now, from: now, to: new Date(now.getTime() + WEEKS_MS), limit: DATES_MAX };
  const [{ rows }, offered] = await Promise.all([
    findShifts(database, party, dates),
    findOfferedShifts(database, seekerId),
  ]);
  const compared: Compared[] = [
    ...byApplication(rows.filter(isAhead)),
    ...offered.map((row) => ({
      job: { ...jobOf(row), assigned: false },
      timeZone: row.timeZone,
      shifts: row.offered,
    })),
  ];
  const clashes: WeekClash[] = [];
  const pause = createEventLoopYield();
  for (const { job, timeZone, shifts } of compared) {
    const reasons = await reasonsOf(shifts, week, { clocks: { timeZone, now }, pause });
    const lines = linesOf(reasons);
    if (lines.length > 0) clashes.push({ ...job, shifts: lines });
  }
  return clashes;
}

function isAhead({ status, application_status: application }: ShiftRow): boolean {
  return application === 'accepted' && (status === 'offered' || status === 'confirmed');
}

/** The dates of a seeker by job, as shifts of these dates. */
function byApplication(rows: readonly ShiftRow[]): Compared[] {
  const compared = new Map<string, Compared>();
  for (const row of rows) {
    const { shifts = [] } = compared.get(row.application_id) ?? {};
    compared.set(row.application_id, {
      job: { ...jobOf(row), assigned: true },
      timeZone: timeZoneOf(row),
      shifts: [...shifts, shiftOnDate(row)],
    });
  }
  return [...compared.values()];
}

type JobOfRow = Parameters<typeof isRemoved>[0] &
  Pick<ShiftRow, 'application_id' | 'job_id' | 'title' | 'company_name'>;

function jobOf(row: JobOfRow) {
  return {
    applicationId: row.application_id,
    jobId: row.job_id,
    jobRemoved: isRemoved(row),
    title: row.title,
    companyName: row.company_name,
  };
}

interface Comparing {
  readonly clocks: Clocks;
  readonly pause: () => Promise<void>;
}

/** Shifts by why there is no time for them; none for those that fit. */
async function reasonsOf(
  shifts: readonly TimedShift[],
  week: OwnWeek,
  { clocks, pause }: Comparing,
): Promise<Map<string, TimedShift[]>> {
  const reasons = new Map<string, TimedShift[]>();
  for (const shift of shifts) {
    const why = whyNotFree(shift, week, clocks);
    if (why !== null) reasons.set(why, [...(reasons.get(why) ?? []), shift]);
    await pause();
  }
  return reasons;
}

/** One line for shifts of the same hours that clash with the same. */
function linesOf(reasons: ReadonlyMap<string, readonly TimedShift[]>): WeekClash['shifts'] {
  return [...reasons].flatMap(([why, shifts]) =>
    describeShifts(shifts).map((when) => ({ when, why })),
  );
}
