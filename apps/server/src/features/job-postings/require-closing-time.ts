import { closingProblem, type CreateJobBody } from '@nextshift/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { closingTimeOf } from './job-postings.queries.ts';

/** @throws {AppError} validation_failed for a closing time in the past or too far ahead */
export function requireClosingTime(fields: CreateJobBody, now: Date): void {
  const closesAt = closingTimeOf(fields);
  const message = closesAt && closingProblem(closesAt, now);
  if (!message) return;
  throw new AppError('validation_failed', { message, issues: [{ path: ['closesAt'], message }] });
}
