import type { ApplicationForm, CreateApplicationFormBody } from '@nextshift/contract';
import { newId } from '../../../../platform/database/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { checkJob, withTextsRead } from '../../../screening/index.ts';
import { findFormSetup, replaceForm } from './application-forms.queries.ts';
import { lockJobOfForm } from './lock-job-of-form.ts';

/**
 * Creates or replaces a job's form; its draft is done with. The job's row is locked, as while someone applies, so that
 * answers always belong to the form that is current at that moment.
 * @throws {AppError} as `lockJobOfForm`
 */
export function createApplicationForm(
  platform: Platform,
  employerId: string,
  { jobId, ...setup }: CreateApplicationFormBody,
): Promise<ApplicationForm> {
  const { database, clock } = platform;
  return withTextsRead(platform, (settings) =>
    database.transaction().execute(async (transaction) => {
      await lockJobOfForm(transaction, { employerId, jobId });
      await replaceForm(transaction, { id: newId(), jobId, setup, now: clock() });
      await checkJob(transaction, settings, jobId);
      const form = await findFormSetup(transaction, jobId);
      if (!form) throw new Error('the form just created was not found');
      return form;
    }),
  );
}
