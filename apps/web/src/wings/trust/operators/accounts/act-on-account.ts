import {
  type EmployerFile,
  restoreEmployer,
  restoreSeeker,
  suspendEmployer,
  suspendSeeker,
  verifyEmployer,
} from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { isChangedSinceRead } from '../is-changed-since-read.ts';
import {
  employerFileQuery,
  receiveEmployer,
  receiveSeeker,
  seekerFileQuery,
} from './account-file-query.ts';

/** What an operator can do to an account. */
export type AccountAct = 'verify' | 'suspend' | 'restore';

export interface ActOnAccount {
  readonly act: AccountAct;
  readonly reason: string;
}

const employerEndpoints = { suspend: suspendEmployer, restore: restoreEmployer } as const;

/**
 * Verifies, suspends or restores a company. If another operator was faster, or it says something else of itself than
 * what is verified, it is read again.
 */
export function useActOnEmployer({ id: employerId, revision }: EmployerFile) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ act, reason }: ActOnAccount) => {
      // The form would be gone with the session, and the reason in it.
      const call = { params: { employerId }, keepsSession: true };
      const { body } =
        act === 'verify'
          ? await operatorApi.call(verifyEmployer, { ...call, body: { reason, revision } })
          : await operatorApi.call(employerEndpoints[act], { ...call, body: { reason } });
      return body.employer;
    },
    onSuccess: (changed, _body, _before, { client }) => {
      receiveEmployer(client, changed);
    },
    onError: async (error, _body, _before, { client }) => {
      if (!isChangedMeanwhile(error) && !isChangedSinceRead(error)) return;
      await client.invalidateQueries({ queryKey: employerFileQuery(employerId).queryKey });
    },
  });
}

const seekerEndpoints = { suspend: suspendSeeker, restore: restoreSeeker } as const;

/** Suspends or restores a seeker, who cannot be verified. */
export function useActOnSeeker(seekerId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ act, reason }: ActOnAccount) => {
      const endpoint = act === 'restore' ? seekerEndpoints.restore : seekerEndpoints.suspend;
      const call = { params: { seekerId }, body: { reason }, keepsSession: true };
      return (await operatorApi.call(endpoint, call)).body.seeker;
    },
    onSuccess: (changed, _body, _before, { client }) => {
      receiveSeeker(client, changed);
    },
    onError: async (error, _body, _before, { client }) => {
      if (!isChangedMeanwhile(error)) return;
      await client.invalidateQueries({ queryKey: seekerFileQuery(seekerId).queryKey });
    },
  });
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'account_unchanged';
}
