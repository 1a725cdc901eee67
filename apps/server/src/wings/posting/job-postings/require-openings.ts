import { errorCodes, OPENINGS_UNVERIFIED_MAX } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { JobRow } from '../../jobs/index.ts';
import { isVerifiedEmployer } from './job-postings.queries.ts';

const MORE_NEED_VERIFICATION = errorCodes.verification_required.message;

/** @throws {AppError} verification_required for more than an unverified company may offer */
export async function requireVerifiedFor(
  openings: number,
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<void> {
  if (openings <= OPENINGS_UNVERIFIED_MAX) return;
  if (!(await isVerifiedEmployer(transaction, employerId))) {
    throw new AppError('verification_required', { issues: issuesOf(MORE_NEED_VERIFICATION) });
  }
}

/**
 * Requires of an edit that a locked job keeps an opening for everyone accepted.
 * @throws {AppError} openings_below_accepted, verification_required
 */
export async function requireOpenings(
  transaction: DatabaseTransaction,
  job: JobRow,
  openings: number,
): Promise<void> {
  const { accepted_count: accepted } = job;
  if (openings < accepted) {
    const message = `${accepted} applicants are accepted, so the job has at least ${accepted} openings.`;
    throw new AppError('openings_below_accepted', { message, issues: issuesOf(message) });
  }
  // What was offered while verified stays until it is reposted.
  if (openings > job.openings) await requireVerifiedFor(openings, transaction, job.employer_id);
}

function issuesOf(message: string) {
  return [{ path: ['openings'], message }];
}
