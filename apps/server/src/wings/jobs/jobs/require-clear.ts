import { errorCodes } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { JobRow } from './job-row.queries.ts';

/**
 * Requires that a job is neither held nor removed, to accept people or give them work.
 * @throws {AppError} job_held with the message, job_removed
 */
export function requireClear(
  { moderation }: Pick<JobRow, 'moderation'>,
  message: string = errorCodes.job_held.message,
): void {
  if (moderation === 'removed') throw new AppError('job_removed');
  if (moderation === 'held') throw new AppError('job_held', { message });
}
