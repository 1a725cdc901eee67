import { claimCase, releaseCase } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { caseQuery, receiveCase } from './case-query.ts';

/** Takes a case for an hour. If another operator was faster, the case is read again, and says who. */
export function useClaimCase(caseId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () => (await operatorApi.call(claimCase, { params: { caseId } })).body.case,
    onSuccess: (claimed, _nothing, _before, { client }) => {
      receiveCase(client, claimed);
    },
    onError: async (error, _nothing, _before, { client }) => {
      if (!isTaken(error)) return;
      await client.invalidateQueries({ queryKey: caseQuery(caseId).queryKey });
    },
  });
}

/** Gives it back to the others. */
export function useReleaseCase(caseId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () => {
      await operatorApi.call(releaseCase, { params: { caseId } });
    },
    onSuccess: (_nothing, _input, _before, { client }) => {
      const before = client.getQueryData(caseQuery(caseId).queryKey);
      if (before) receiveCase(client, { ...before, claim: null });
    },
  });
}

/** Another operator has the case, or has decided it. */
export function isTaken(error: unknown): boolean {
  return error instanceof ApiError && ['case_claimed', 'case_decided'].includes(error.code);
}
