import type { ApplicationForm, CreateApplicationFormBody } from '@nextshift/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockJob } from '../jobs/index.ts';
import { findFormSetup, replaceForm } from './application-forms.queries.ts';

/**
 * Gives a job its form, or another one. The job's row is locked, as it is while someone applies: every
 * answer is given on the form that is current at that moment.
 * @throws {AppError} not_found for another employer's job, as for none
 */
export function createApplicationForm(
  { database, clock }: Platform,
  employerId: string,
  { jobId, ...setup }: CreateApplicationFormBody,
): Promise<ApplicationForm> {
  return database.transaction().execute(async (transaction) => {
    const job = await lockJob(transaction, jobId);
    if (job?.employer_id !== employerId) throw new AppError('not_found');
    await replaceForm(transaction, { id: newId(), jobId, setup, now: clock() });
    const form = await findFormSetup(transaction, jobId);
    if (!form) throw new Error('the form just created was not found');
    return form;
  });
}
