import { applyToJob, type ApplicationData } from '@nextshift/contract';
import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api-error.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { isSignedInAs } from '../../platform/session/is-signed-in-as.ts';
import { markApplied } from '../../platform/stores/history-store.ts';
import { jobKey } from '../job/job-key.ts';
import { setApplying } from './applying-store.ts';
import { ownListKeys } from './own-list-keys.ts';

/** An attempt to apply; with answers if the employer has an application form. */
export interface ApplyRequest {
  readonly userId: string;
  readonly data?: ApplicationData;
  /** The shifts that the seeker can work; all by default. */
  readonly shiftIds?: readonly string[] | undefined;
  readonly idempotencyKey?: string;
}

/** Applies to a job, with one click or a form (spec section 4), and updates every list and button. */
export function applyMutation(jobId: string) {
  const noteApplied = (client: QueryClient, userId: string) => {
    if (isSignedInAs(userId)) markApplied(jobId, true);
    void client.invalidateQueries({ queryKey: ownListKeys.applications });
    void reloadJob(client, jobId);
  };
  return {
    meta: { showsOwnError: true },
    mutationFn: async ({ userId, data, shiftIds, idempotencyKey }: ApplyRequest) => {
      const body = {
        userId,
        ...(data ? { applicationData: data } : {}),
        ...(shiftIds ? { shiftIds: [...shiftIds] } : {}),
      };
      const key = idempotencyKey === undefined ? {} : { idempotencyKey };
      return (await browserApi.call(applyToJob, { params: { jobId }, body, ...key })).body;
    },
    onMutate: () => {
      setApplying(jobId, true);
    },
    onSettled: () => {
      setApplying(jobId, false);
    },
    onSuccess: (
      { needsMoreInfo }: { needsMoreInfo: boolean },
      { userId }: ApplyRequest,
      _before: unknown,
      { client }: MutationFunctionContext,
    ) => {
      if (!needsMoreInfo) noteApplied(client, userId);
    },
    onError: (
      error: Error,
      { userId }: ApplyRequest,
      _before: unknown,
      { client }: MutationFunctionContext,
    ) => {
      if (isAlreadyApplied(error)) noteApplied(client, userId);
    },
  };
}

/** Its first load, if still on its way, may be from before the application, and would not be repeated. */
export async function reloadJob(client: QueryClient, jobId: string): Promise<void> {
  await client.cancelQueries({ queryKey: jobKey(jobId) });
  await client.invalidateQueries({ queryKey: jobKey(jobId) });
}

/** Whether the seeker had applied before, here or elsewhere. */
export function isAlreadyApplied(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'already_applied';
}
