import { endsUnansweredAt } from '@nextshift/contract';
import { formatDate } from '../../platform/text/format-date.ts';
import type { EventReader } from './event-words.ts';

/** By when an applicant can expect an answer; null where there is none to come. */
export function expectedAnswer(answerDueAt: string | null): string | null {
  if (!answerDueAt) return null;
  if (!isOverdue(answerDueAt)) return `Answer expected by ${formatDate(answerDueAt)}`;
  const end = formatDate(endWithoutAnswer(answerDueAt));
  return `Answer overdue since ${formatDate(answerDueAt)}. Closes on ${end} without one.`;
}

interface StepAhead {
  readonly words: string;
  readonly at: string;
}

/** The same as the last steps of a timeline, which show the days themselves. */
export function stepsAhead(answerDueAt: string | null, reader: EventReader): StepAhead[] {
  if (!answerDueAt) return [];
  if (!isOverdue(answerDueAt)) {
    const words = reader === 'seeker' ? 'Answer expected by' : 'Answer due by';
    return [{ words, at: answerDueAt }];
  }
  return [
    { words: 'Answer was due by', at: answerDueAt },
    { words: 'Closes without an answer', at: endWithoutAnswer(answerDueAt) },
  ];
}

function isOverdue(answerDueAt: string): boolean {
  return new Date(answerDueAt) <= new Date();
}

function endWithoutAnswer(answerDueAt: string): string {
  return endsUnansweredAt(new Date(answerDueAt)).toISOString();
}
