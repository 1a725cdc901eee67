import type { ListQuery } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findActiveJobsOf, isCompany } from './company-jobs.queries.ts';
import type { JobPage } from './jobs.queries.ts';

/**
 * Lists the active jobs of a company, newest first.
 * @throws {AppError} not_found if there is no such company
 */
export async function listCompanyJobs(
  database: Database,
  employerId: string,
  page: ListQuery,
): Promise<JobPage> {
  const found = await findActiveJobsOf(database, employerId, page);
  if (found.rows.length === 0 && !(await isCompany(database, employerId))) {
    throw new AppError('not_found');
  }
  return found;
}
