import type { AnswerProblem } from '@nextshift/contract';
import * as z from 'zod';
import { ApiError } from '../../../platform/api/api-error.ts';

const problemPath = z.tuple([z.enum(['basicFields', 'documents', 'answers']), z.coerce.string()]);

/** The questions that the server reports as unanswered. */
export function problemsFromError(error: unknown): AnswerProblem[] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  return error.issues.flatMap(({ path, message }) => {
    const within = path[0] === 'applicationData' ? path.slice(1) : path;
    const parsed = problemPath.safeParse(within.slice(0, 2));
    return parsed.success ? [{ path: parsed.data, message }] : [];
  });
}
