import { inviteToInterview } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { interviewKeys } from '../../../../entities/application/interview-keys.ts';

/** How many were invited, and why the first of the others was not. */
export interface Invited {
  readonly count: number;
  readonly failure: Error | null;
}

/** Invites applicants one after the other; those who cannot be invited do not keep others from it. */
export function useInvite(employerId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (applicationIds: readonly string[]): Promise<Invited> => {
      let count = 0;
      const failures: Error[] = [];
      for (const id of applicationIds) {
        try {
          await browserApi.call(inviteToInterview, { params: { id } });
          count += 1;
        } catch (error) {
          failures.push(error instanceof Error ? error : new Error(String(error)));
        }
      }
      return { count, failure: failures[0] ?? null };
    },
    onSettled: async (_invited, _error, _request, _before, { client }) => {
      void client.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
      await client.invalidateQueries({ queryKey: interviewKeys.all(employerId) });
    },
  });
}

/** Whether the job has no times to choose from. */
export function lacksTimes(failure: Error | null): boolean {
  return failure instanceof ApiError && failure.code === 'no_interview_times';
}
