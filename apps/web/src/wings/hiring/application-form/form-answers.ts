import type { ApplicationTemplate } from '@nextshift/contract';
import type { ApplicationAnswers } from './application-draft.ts';
import type { AnswerProblems } from './use-answer-problems.ts';
import type { AnswerChange } from './use-application-draft.ts';

/** What each part of the form needs: the questions, the answers, and their problems. */
export interface FormAnswers {
  readonly template: Pick<ApplicationTemplate, 'basicFields' | 'documents' | 'questions'>;
  readonly given: ApplicationAnswers;
  readonly change: (parts: AnswerChange) => void;
  readonly problems: AnswerProblems;
}
