import { closingMoment, closingProblem } from '@nextshift/contract';
import { invalidField } from '../../../platform/errors/app-error.ts';

interface Closing {
  readonly closesAt: string | null;
  /** Of the job's place, in which a day ends. */
  readonly timeZone: string;
}

/** The end of a job as a moment; none is the default one. */
export function closingTimeOf({ closesAt, timeZone }: Closing, now: Date): string {
  return closingMoment(timeZone, closesAt, now).toISOString();
}

/** @throws {AppError} validation_failed for a closing time in the past or too far ahead */
export function requireClosingTime(closing: Closing, now: Date): void {
  const message = closingProblem(closing, now);
  if (message === null) return;
  throw invalidField('closesAt', message);
}
