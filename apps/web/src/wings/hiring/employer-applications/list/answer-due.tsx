import type { EmployerApplication } from '@nextshift/contract';
import clsx from 'clsx';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { answerDueOf, isDue } from '../decisions/application-rules.ts';

export interface AnswerDueProps {
  application: EmployerApplication;
}

/** By when the employer should answer; nothing where no answer is awaited. */
export function AnswerDue({ application }: AnswerDueProps) {
  const due = answerDueOf(application);
  if (!due) return null;
  const now = new Date();
  const day = due.toISOString();
  return (
    <span className={clsx(isDue(application, now) && 'font-semibold text-warning')}>
      {due < now ? 'Answer overdue since' : 'Answer by'}{' '}
      <time dateTime={day}>{formatDate(day)}</time>
    </span>
  );
}
