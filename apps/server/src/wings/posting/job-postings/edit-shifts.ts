import { hourlyPay, type Shift, type ShiftInput } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { findJobShifts, followEditedShifts, makeRoomInShifts } from '../../hiring/index.ts';
import { type JobRow, presentJob, timeZoneOf } from '../../jobs/index.ts';
import { columnsOfShifts, shiftsOfPosting } from './shifts-of-posting.ts';

/** Whether a change is one of shifts alone, of a closed job for which people are accepted. */
export function mayEditShifts(
  { status, accepted_count: accepted }: JobRow,
  fields: object,
  imageFileId: string | null | undefined,
): boolean {
  const edited = Object.entries(fields).filter(([, value]) => value !== undefined);
  return (
    status === 'Closed' &&
    accepted > 0 &&
    imageFileId === undefined &&
    edited.every(([name]) => name === 'shifts')
  );
}

interface Edited {
  readonly given: readonly ShiftInput[];
  readonly now: Date;
}

/**
 * Edits the shifts of a closed job: those accepted still work them.
 * @throws {AppError} validation_failed, shift_has_people
 */
export async function editShifts(
  transaction: DatabaseTransaction,
  job: JobRow,
  { given, now }: Edited,
): Promise<void> {
  const { openings, shifts: stored } = job;
  const shifts = shiftsOfPosting(given, { openings, timeZone: timeZoneOf(job), now, stored });
  const hourly = hourlyPay({ ...presentJob(job), shifts });
  await keepingAssignments(transaction, job.id, { shifts, now }, async () => {
    await transaction
      .updateTable('jobs')
      .set({
        ...columnsOfShifts(shifts),
        hourly_min: hourly?.min ?? null,
        hourly_max: hourly?.max ?? null,
        updated_at: now,
      })
      .where('id', '=', job.id)
      .execute();
  });
}

/**
 * Stores new shifts of a locked job with `store`, and moves or cancels the dates of anyone who has them.
 * @throws {AppError} shift_has_people
 */
export async function keepingAssignments(
  transaction: DatabaseTransaction,
  jobId: string,
  { shifts, now }: { shifts: readonly Shift[]; now: Date },
  store: () => Promise<void>,
): Promise<void> {
  const before = await findJobShifts(transaction, jobId);
  await makeRoomInShifts(transaction, before, { shifts, now });
  await store();
  await followEditedShifts(transaction, before, now);
}
