import {
  problemKey,
  type AnswerProblem,
  type ApplicationTemplate,
  findAnswerProblems,
} from '@nextshift/contract';
import { useState } from 'react';
import { type ApplicationAnswers, dataToSend } from './application-draft.ts';

export interface AnswerProblems {
  readonly problems: readonly AnswerProblem[];
  /** Shows the problems that stopped the attempt. */
  readonly name: (problems: readonly AnswerProblem[]) => void;
  readonly noteChange: (key: string) => void;
  readonly has: (key: string) => boolean;
}

/**
 * What stopped the last attempt. Typing adds no problems; one disappears once it is fixed, or, if
 * only the server reported it, once the answer changes.
 */
export function useAnswerProblems(
  template: ApplicationTemplate,
  given: ApplicationAnswers,
): AnswerProblems {
  const [named, setNamed] = useState<readonly AnswerProblem[]>([]);
  const found = new Set(findAnswerProblems(template, dataToSend(template, given)).map(problemKey));
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const problems = named.filter((problem) => {
    const key = problemKey(problem);
    return found.has(key) || !changed.has(key);
  });
  return {
    problems,
    name: (next: readonly AnswerProblem[]) => {
      setNamed(next);
      setChanged(new Set());
    },
    noteChange: (key: string) => {
      setChanged((before) => (before.has(key) ? before : new Set(before).add(key)));
    },
    has: (key: string) => problems.some((problem) => problemKey(problem) === key),
  };
}
