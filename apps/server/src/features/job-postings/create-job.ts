import type { CreateJobBody, Job } from '@nextshift/contract';
import { newId } from '../../platform/database/new-id.ts';
import { encodePicture } from '../../platform/files/pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import { PUBLIC_WEBP, withStoredFile } from '../../platform/files/store-file.ts';
import { findJob, presentJob } from '../jobs/index.ts';
import { insertJob } from './job-postings.queries.ts';
import { requireClosingTime } from './require-closing-time.ts';
import { requirePlanCapacity } from './require-plan-capacity.ts';

/** Posts a job within the plan's active jobs. */
export async function createJob(
  platform: Platform,
  employerId: string,
  fields: CreateJobBody,
  image: Buffer | undefined,
): Promise<Job> {
  const { database, clock } = platform;
  requireClosingTime(fields, clock());
  const post = (imageFileId: string | null) =>
    database.transaction().execute(async (transaction) => {
      const terms = await requirePlanCapacity(transaction, clock, employerId);
      const job = { id: newId(), employerId, fields, imageFileId, terms, now: clock() };
      await insertJob(transaction, job);
      return findJob(transaction, job.id);
    });
  if (image === undefined) return presentPosted(await post(null));
  // Checked before the picture is processed, and again under the lock.
  await database
    .transaction()
    .execute((transaction) => requirePlanCapacity(transaction, clock, employerId));
  const picture = await encodePicture(image);
  return presentPosted(await withStoredFile(platform, picture, PUBLIC_WEBP, post));
}

function presentPosted(row: Awaited<ReturnType<typeof findJob>>): Job {
  if (!row) throw new Error('the job just inserted was not found');
  return presentJob(row);
}
