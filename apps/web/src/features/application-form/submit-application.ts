import {
  type AnswerProblem,
  type Application,
  applyToJob,
  type ApplicationData,
} from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod';
import { ApiError } from '../../platform/api/api-error.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { ownListKeys } from '../../entities/application/own-list-keys.ts';
import { markApplied } from '../../platform/session/seeker/history-store.ts';

interface Submission {
  readonly userId: string;
  readonly data: ApplicationData;
  readonly idempotencyKey: string;
}

/** Sends the answers to a job's form. @returns the application. */
export function useSubmitApplication(jobId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ userId, data, idempotencyKey }: Submission): Promise<Application> => {
      const { body } = await browserApi.call(applyToJob, {
        params: { jobId },
        body: { userId, applicationData: data },
        idempotencyKey,
      });
      if (body.needsMoreInfo) throw new Error('The answers were not taken');
      return body.application;
    },
    onSuccess: (_application, _submission, _before, { client }) => {
      markApplied(jobId, true);
      void client.invalidateQueries({ queryKey: ownListKeys.applications });
    },
  });
}

const problemPath = z.tuple([z.enum(['basicFields', 'documents', 'answers']), z.coerce.string()]);

/** The questions that the server names as unanswered. */
export function problemsSaidBy(error: unknown): AnswerProblem[] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  return error.issues.flatMap(({ path, message }) => {
    const within = path[0] === 'applicationData' ? path.slice(1) : path;
    const parsed = problemPath.safeParse(within.slice(0, 2));
    return parsed.success ? [{ path: parsed.data, message }] : [];
  });
}
