import { firstDateProblem, usualFirstDate } from '@nextshift/contract';
import { invalidField } from '../../../../platform/errors/app-error.ts';
import type { JobShifts } from './assignments.queries.ts';

/** From which days on, on the clocks of the job, an accepted applicant works. */
export interface FirstDays {
  readonly ofWeekly: string;
  /** Null for any. */
  readonly ofDated: string | null;
}

interface Start {
  /** As the employer chose, `2026-12-05`. */
  readonly firstDate: string | undefined;
  /** As the applicant said; null if they did not. */
  readonly startDate: string | null;
  readonly now: Date;
}

/** @throws {AppError} validation_failed for a first date in the past, or far ahead */
export function firstDaysOf(
  { timeZone, firstDay }: Pick<JobShifts, 'timeZone' | 'firstDay'>,
  { firstDate, startDate, now }: Start,
): FirstDays {
  const problem = firstDate === undefined ? null : firstDateProblem(firstDate, timeZone, now);
  if (problem !== null) throw invalidField('firstDate', problem);
  const ofPerson = firstDate ?? usualFirstDate({ timeZone, startDate, now });
  return {
    ofWeekly: firstDay !== null && firstDay > ofPerson ? firstDay : ofPerson,
    ofDated: firstDate ?? startDate,
  };
}
