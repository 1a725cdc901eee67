import {
  closingProblem,
  type CreateJobBody,
  defaultClosingDay,
  endOfDay,
} from '@nextshift/contract';
import { AppError } from '../../platform/http/app-error.ts';

/** A job's fields with its end. */
export interface EndingJobFields extends CreateJobBody {
  readonly closesAt: string;
}

/** Adds the default end where none is given. */
export function withClosingTime(fields: CreateJobBody, now: Date): EndingJobFields {
  const closesAt = fields.closesAt ?? endOfDay(defaultClosingDay(now)).toISOString();
  return { ...fields, closesAt };
}

/** @throws {AppError} validation_failed for a closing time in the past or too far ahead */
export function requireClosingTime({ closesAt }: CreateJobBody, now: Date): void {
  const message = closesAt === null ? null : closingProblem(new Date(closesAt), now);
  if (message === null) return;
  throw new AppError('validation_failed', { message, issues: [{ path: ['closesAt'], message }] });
}
