import { employerStatusLabels, type Roster, type Shift } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { createContactHider } from '../../contact/index.ts';
import { findJob, presentJob } from '../../../jobs/index.ts';
import {
  findCoverSettings,
  listSpots,
  listUndecided,
  listWithoutShift,
  type SpotRow,
  type UndecidedRow,
  type WithoutShiftRow,
} from './roster.queries.ts';

/**
 * Who has which shift of an employer's job, and which undecided applicants can work which.
 * @throws {AppError} not_found
 */
export async function getRoster(
  { database, clock }: Platform,
  { employerId, jobId }: { readonly employerId: string; readonly jobId: string },
): Promise<Roster> {
  const row = await findJob(database, jobId);
  if (row?.employer_id !== employerId) throw new AppError('not_found');
  const now = clock();
  const job = presentJob(row);
  const [spots, withoutShift, cover, applicants] = await Promise.all([
    listSpots(database, jobId, now),
    listWithoutShift(database, jobId),
    findCoverSettings(database, jobId),
    // With its job an undecided application ends.
    job.status === 'Active' ? listUndecided(database, jobId) : [],
  ]);
  return {
    job: {
      id: job.id,
      title: job.title,
      status: job.status,
      closedReason: job.closedReason,
      timeZone: job.timeZone,
      startDate: job.startDate,
      openings: job.openings,
      openingsLeft: job.openingsLeft,
    },
    cover,
    shifts: job.shifts.map((shift) => ({
      ...shift,
      places: spots
        .filter((spot) => spot.shift_id === shift.id)
        .map((spot) => ({
          ...presentPerson(spot, now),
          place: spot.place,
          notified: spot.told_status === 'accepted',
          next: nextOf(spot),
        })),
    })),
    withoutShift: withoutShift.map((hired) => ({
      ...presentPerson(hired, now),
      notified: hired.told_status === 'accepted',
    })),
    applicants: applicants.map((applicant) => ({
      ...presentPerson(applicant, now),
      status: employerStatusLabels[applicant.application_status],
      shiftIds: idsOf(job.shifts, applicant, true),
      changedShiftIds: idsOf(job.shifts, applicant, null),
      free: freeOf(applicant),
    })),
  };
}

/** The shifts of which an applicant said the same. */
function idsOf(shifts: readonly Shift[], { asked }: UndecidedRow, canWork: boolean | null) {
  return shifts
    .map(({ id }) => id)
    .filter((id) => asked.some((each) => each.shift_id === id && each.can_work === canWork));
}

function presentPerson(row: SpotRow | WithoutShiftRow | UndecidedRow, now: Date) {
  const hide = createContactHider({ ...row, status: row.application_status }, now);
  const [firstName = '', lastName = ''] = hide([row.first_name, row.last_name]);
  return {
    applicationId: row.application_id,
    userId: row.seeker_id,
    firstName,
    lastName,
  };
}

function nextOf(row: SpotRow): Roster['shifts'][number]['places'][number]['next'] {
  const { next_id: assignmentId, next_status: status, starts_at: from, ends_at: to } = row;
  if (assignmentId === null || status === null || from === null || to === null) return null;
  return { assignmentId, status, startsAt: from.toISOString(), endsAt: to.toISOString() };
}

function freeOf({ free_shifts: free, shifts_asked: asked }: UndecidedRow) {
  return free === null || asked === null ? null : { free, of: asked };
}
