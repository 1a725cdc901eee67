import {
  answerDueAt,
  type ApplicationStatus,
  awaitingStatuses,
  type Job,
} from '@nextshift/contract';

interface AwaitingRow {
  readonly awaiting_answer_since: Date | null;
  /** Of its job: while that is held, the clock stands still. */
  readonly moderation: Job['moderation'];
}

/** By when an answer is due, in the status that an application has for everybody; null where none is awaited. */
export function presentAnswerDue(
  status: ApplicationStatus,
  { awaiting_answer_since: awaitingSince, moderation }: AwaitingRow,
): string | null {
  const isAwaited =
    moderation === 'clear' && awaitingStatuses.some((awaiting) => awaiting === status);
  return isAwaited && awaitingSince ? answerDueAt(awaitingSince).toISOString() : null;
}
