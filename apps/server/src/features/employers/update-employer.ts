import { type Employer, normalizeWebAddress, type UpdateEmployerBody } from '@nextshift/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findEmployer, updateEmployerFields } from './employers.queries.ts';
import { presentEmployer } from './present-employer.ts';

/** Changes the company profile; what is not sent stays. */
export function updateEmployer(
  { database, clock }: Platform,
  employerId: string,
  { website, ...changes }: UpdateEmployerBody,
): Promise<Employer> {
  return database.transaction().execute(async (transaction) => {
    const kept = website ? normalizeWebAddress(website) : website;
    await updateEmployerFields(transaction, employerId, { ...changes, website: kept }, clock());
    const row = await findEmployer(transaction, employerId);
    if (!row) throw new AppError('not_signed_in');
    return presentEmployer(row);
  });
}
