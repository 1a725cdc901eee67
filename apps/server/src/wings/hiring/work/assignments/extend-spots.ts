import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { extendAssignments, type JobShifts, type NewAssignment } from './assignments.queries.ts';
import { datesOfShift, lastDayAhead } from './dates-of-shift.ts';
import { employerShiftMail } from './mails/employer-shift-mail.ts';
import { queueShiftNews } from './tasks/tell-shift-news.ts';
import { setDatesUntil, type WeeklySpot } from './tasks/extend-shift-dates.queries.ts';

/** Dates per statement. */
const CHUNK_SIZE = 500;

interface SpotsOfJob {
  readonly job: JobShifts;
  readonly spots: readonly WeeklySpot[];
}

/**
 * Gives spots in weekly shifts of locked jobs their dates up to the last day ahead. On one on which the person has other
 * work they do not come, which both sides are told.
 */
export async function extendSpots(
  transaction: DatabaseTransaction,
  jobs: readonly SpotsOfJob[],
  now: Date,
): Promise<void> {
  const dates = jobs.flatMap((one) => datesOfSpots(one, now));
  for (let start = 0; start < dates.length; start += CHUNK_SIZE) {
    const chunk = dates.slice(start, start + CHUNK_SIZE);
    for (const { id, applicationId } of await extendAssignments(transaction, chunk, now)) {
      await queueShiftNews(transaction, applicationId);
      await enqueue(transaction, employerShiftMail, { kind: 'cancelled', assignmentId: id });
    }
  }
  const reached = jobs.flatMap(({ job, spots }) =>
    spots.map((spot) => ({
      ...spot,
      datesUntil: job.shifts.some(({ id }) => id === spot.shiftId)
        ? laterOf(lastDayAhead(job.timeZone, now), spot.datesUntil)
        : null,
    })),
  );
  await setDatesUntil(transaction, reached);
}

/** Someone who starts later has dates beyond the last day ahead. */
function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** The dates that spots do not have yet. */
function datesOfSpots({ job, spots }: SpotsOfJob, now: Date): NewAssignment[] {
  const { timeZone, firstDay } = job;
  const lastDay = lastDayAhead(timeZone, now);
  const byId = new Map(job.shifts.map((shift) => [shift.id, shift]));
  return spots.flatMap((spot) => {
    const shift = byId.get(spot.shiftId);
    if (!shift) return [];
    return datesOfShift(shift, { timeZone, after: now, firstDay, lastDay })
      .filter(({ date }) => date > spot.datesUntil)
      .map((date) => ({ ...spot, ...date, job }));
  });
}
