import type { ApplicationForm, CreateApplicationFormBody } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { lockJob } from '../../../jobs/index.ts';
import { checkJob, withTextsRead } from '../../../screening/index.ts';
import { findFormSetup, replaceForm } from './application-forms.queries.ts';

/**
 * Creates or replaces a job's form. The job's row is locked, as while someone applies, so that
 * answers always belong to the form that is current at that moment.
 * @throws {AppError} not_found when the job does not exist or is another employer's; job_removed
 */
export function createApplicationForm(
  platform: Platform,
  employerId: string,
  { jobId, ...setup }: CreateApplicationFormBody,
): Promise<ApplicationForm> {
  const { database, clock } = platform;
  return withTextsRead(platform, (settings) =>
    database.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, jobId);
      if (job?.employer_id !== employerId) throw new AppError('not_found');
      if (job.moderation === 'removed') throw new AppError('job_removed');
      await replaceForm(transaction, { id: newId(), jobId, setup, now: clock() });
      await checkJob(transaction, settings, jobId);
      const form = await findFormSetup(transaction, jobId);
      if (!form) throw new Error('the form just created was not found');
      return form;
    }),
  );
}
