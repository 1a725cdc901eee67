import type { InterviewHours } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findJob, lockJob } from '../../../jobs/index.ts';
import { checkJob, withTextsRead } from '../../../screening/index.ts';
import { changePlace } from '../announce-interview.ts';
import { findInterviewHours, storeInterviewHours } from './interview-hours.queries.ts';

interface OwnJob {
  readonly employerId: string;
  readonly jobId: string;
}

/** @throws {AppError} not_found when the job does not exist or is another employer's */
export async function readInterviewHours(
  { database }: Platform,
  { employerId, jobId }: OwnJob,
): Promise<InterviewHours | null> {
  const job = await findJob(database, jobId);
  if (job?.employer_id !== employerId) throw new AppError('not_found');
  return findInterviewHours(database, jobId);
}

/**
 * Replaces the interview hours of a job. Interviews that are booked stay; who comes is told of another place. What it says
 * of the place is read as the job is.
 * @throws {AppError} not_found, job_removed
 */
export function updateInterviewHours(
  platform: Platform,
  { employerId, jobId }: OwnJob,
  hours: InterviewHours,
): Promise<InterviewHours> {
  const { database, clock } = platform;
  return withTextsRead(platform, (settings) =>
    database.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, jobId);
      if (job?.employer_id !== employerId) throw new AppError('not_found');
      if (job.moderation === 'removed') throw new AppError('job_removed');
      const before = await findInterviewHours(transaction, jobId);
      const now = clock();
      await storeInterviewHours(transaction, { jobId, hours, now });
      await checkJob(transaction, settings, jobId);
      const { kind, text } = hours.place;
      const isElsewhere = before && (before.place.kind !== kind || before.place.text !== text);
      if (isElsewhere) await changePlace(transaction, jobId, { before: before.place, now });
      return hours;
    }),
  );
}
