import type { Employer } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { findPendingEmail } from '../email-changes/index.ts';
import { findEmployer } from './employers.queries.ts';
import { presentEmployer } from './present-employer.ts';

/**
 * Finds a company as its own employer sees it.
 * @throws {AppError} not_signed_in when it is gone
 */
export async function findOwnEmployer(
  database: Queryable,
  employerId: string,
  now: Date,
): Promise<Employer> {
  const row = await findEmployer(database, employerId);
  if (!row) throw new AppError('not_signed_in');
  const account = { kind: 'employer', accountId: employerId } as const;
  return presentEmployer(row, await findPendingEmail(database, account, now));
}
