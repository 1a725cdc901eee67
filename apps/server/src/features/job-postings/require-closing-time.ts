import {
  closingMoment,
  closingProblem,
  type JobFields,
  timeZoneOfState,
} from '@nextshift/contract';
import { AppError } from '../../platform/http/app-error.ts';

/** A job's fields with its end. */
export interface EndingJobFields extends JobFields {
  readonly closesAt: string;
}

/** Reads the end as a moment: a day ends where the job is, and none is the default one. */
export function withClosingTime(fields: JobFields, now: Date): EndingJobFields {
  const closesAt = closingMoment(timeZoneOfState(fields.state), fields.closesAt, now);
  return { ...fields, closesAt: closesAt.toISOString() };
}

/** @throws {AppError} validation_failed for a closing time in the past or too far ahead */
export function requireClosingTime(fields: JobFields, now: Date): void {
  const message = closingProblem(fields, now);
  if (message === null) return;
  throw new AppError('validation_failed', { message, issues: [{ path: ['closesAt'], message }] });
}
