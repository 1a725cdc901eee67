import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { extendAssignments, type JobShifts, type NewAssignment } from './assignments.queries.ts';
import { datesOfShift, lastDayAhead } from './dates-of-shift.ts';
import { employerShiftMail } from './mails/employer-shift-mail.ts';
import { queueShiftNews } from './tasks/tell-shift-news.ts';
import { setDatesUntil, type WeeklyPlace } from './tasks/extend-shift-dates.queries.ts';

/** Dates per statement. */
const CHUNK_SIZE = 500;

interface PlacesOfJob {
  readonly job: JobShifts;
  readonly places: readonly WeeklyPlace[];
}

/**
 * Gives places in weekly shifts of locked jobs their dates up to the last day ahead. On one on which the person has other
 * work they do not come, which both sides are told.
 */
export async function extendPlaces(
  transaction: DatabaseTransaction,
  jobs: readonly PlacesOfJob[],
  now: Date,
): Promise<void> {
  const dates = jobs.flatMap((one) => datesOfPlaces(one, now));
  for (let start = 0; start < dates.length; start += CHUNK_SIZE) {
    const chunk = dates.slice(start, start + CHUNK_SIZE);
    for (const { id, applicationId } of await extendAssignments(transaction, chunk, now)) {
      await queueShiftNews(transaction, applicationId);
      await enqueue(transaction, employerShiftMail, { kind: 'cancelled', assignmentId: id });
    }
  }
  const reached = jobs.flatMap(({ job, places }) =>
    places.map((place) => ({
      ...place,
      datesUntil: job.shifts.some(({ id }) => id === place.shiftId)
        ? lastDayAhead(job.timeZone, now)
        : null,
    })),
  );
  await setDatesUntil(transaction, reached);
}

/** The dates that places do not have yet. */
function datesOfPlaces({ job, places }: PlacesOfJob, now: Date): NewAssignment[] {
  const { timeZone, firstDay } = job;
  const lastDay = lastDayAhead(timeZone, now);
  const byId = new Map(job.shifts.map((shift) => [shift.id, shift]));
  return places.flatMap((place) => {
    const shift = byId.get(place.shiftId);
    if (!shift) return [];
    return datesOfShift(shift, { timeZone, after: now, firstDay, lastDay })
      .filter(({ date }) => date > place.datesUntil)
      .map((date) => ({ ...place, ...date, job }));
  });
}
