import { DAY_MS } from '../../../time.ts';

/** Within how many days of applying an applicant can expect an answer. */
export const ANSWER_DUE_DAYS = 14;
/** After how many days without an answer the employer is reminded. */
export const ANSWER_REMINDER_DAYS = [7, 12] as const;
/** After how many days without an answer an application ends. */
export const ANSWER_END_DAYS = 21;
/** An answer that is due within so many days, or overdue, is in an employer's list of those due. */
export const ANSWER_DUE_SOON_DAYS = 7;

/** For how many minutes a decision or a stage can be undone before its applicant is told. */
export const UNDO_MINUTES = 10;
/** Until so many seconds after applying, an application that nobody opened or decided can be taken back. */
export const RETRACT_SECONDS = 60;

/** By when an applicant who has been waiting since then can expect an answer. */
export function answerDueAt(awaitingSince: Date): Date {
  return new Date(awaitingSince.getTime() + ANSWER_DUE_DAYS * DAY_MS);
}

/** When an application ends if no answer comes. */
export function endsUnansweredAt(answerDue: Date): Date {
  return new Date(answerDue.getTime() + (ANSWER_END_DAYS - ANSWER_DUE_DAYS) * DAY_MS);
}

/** Whether an answer is due within a week, or overdue. */
export function isAnswerDueSoon(answerDue: Date, now: Date): boolean {
  return answerDue.getTime() - now.getTime() <= ANSWER_DUE_SOON_DAYS * DAY_MS;
}
