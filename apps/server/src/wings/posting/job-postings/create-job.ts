import { type CreateJobBody, type Job, tipsOfJob } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withStoredPicture } from '../../../platform/files/store-picture.ts';
import { findJob, findTimeZone } from '../../jobs/index.ts';
import {
  checkJob,
  presentOwnJob,
  type ReadingSettings,
  withTextsRead,
} from '../../screening/index.ts';
import { requirePlanCapacity } from '../../billing/index.ts';
import { insertJob } from './job-postings.queries.ts';
import { closingTimeOf, requireClosingTime } from './require-closing-time.ts';
import { requireVerifiedFor } from './require-openings.ts';
import { shiftsOfPosting } from './shifts-of-posting.ts';

interface Posting {
  readonly employerId: string;
  readonly fields: CreateJobBody;
  readonly imageFileId: string | null;
}

/** Posts a job within the plan's active jobs. */
export async function createJob(
  platform: Platform,
  employerId: string,
  fields: CreateJobBody,
  image: Buffer | undefined,
): Promise<Job> {
  const { database, clock } = platform;
  const { closesAt } = fields;
  requireClosingTime({ closesAt, timeZone: await findTimeZone(database, fields) }, clock());
  const post = (imageFileId: string | null) =>
    withTextsRead(platform, (settings) =>
      database
        .transaction()
        .execute((transaction) =>
          postJob(transaction, settings, { employerId, fields, imageFileId }),
        ),
    );
  if (image === undefined) return post(null);
  // Checked before the picture is processed, and again under the lock.
  await database
    .transaction()
    .execute((transaction) => requirePlanCapacity(transaction, clock, employerId));
  return withStoredPicture(platform, image, post);
}

/**
 * Inserts a job under the employer's lock; one with signals is held.
 * @throws {AppError} plan_limit_reached, plan_suspended, verification_required, not_signed_in
 */
export async function postJob(
  transaction: DatabaseTransaction,
  platform: Pick<Platform, 'clock' | 'config' | 'secrets'> & ReadingSettings,
  { employerId, fields, imageFileId }: Posting,
): Promise<Job> {
  const { clock } = platform;
  const terms = await requirePlanCapacity(transaction, clock, employerId);
  await requireVerifiedFor(fields.openings, transaction, employerId);
  const [id, now] = [newId(), clock()];
  const timeZone = await findTimeZone(transaction, fields);
  const whole = {
    ...fields,
    ...tipsOfJob(fields),
    closesAt: closingTimeOf({ closesAt: fields.closesAt, timeZone }, now),
    shifts: shiftsOfPosting(fields.shifts, { openings: fields.openings, timeZone, now }),
  };
  await insertJob(transaction, { id, employerId, fields: whole, imageFileId, terms, now });
  await checkJob(transaction, platform, id);
  const row = await findJob(transaction, id);
  // The company was deleted while this waited for it.
  if (!row) throw new AppError('not_signed_in');
  return presentOwnJob(transaction, row);
}
