import { answerDueAt, type ApplicationStatus, awaitingStatuses } from '@nextshift/contract';

/** By when an answer is due, in the status that an application has for everybody; null where none is awaited. */
export function presentAnswerDue(
  status: ApplicationStatus,
  awaitingSince: Date | null,
): string | null {
  const isAwaited = awaitingStatuses.some((awaiting) => awaiting === status);
  return isAwaited && awaitingSince ? answerDueAt(awaitingSince).toISOString() : null;
}
