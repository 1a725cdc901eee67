import { decideCase, type BodyInputOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { isChangedSinceRead } from '../is-changed-since-read.ts';
import { isTaken } from './claim-case.ts';
import { caseQuery, receiveCase } from './case-query.ts';

/** Decides a case. If another operator was faster, or it is about something else by now, the case is read again. */
export function useDecideCase(caseId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof decideCase>) => {
      const params = { caseId };
      // The form would be gone with the session, and the reason in it.
      const call = { params, body, keepsSession: true };
      return (await operatorApi.call(decideCase, call)).body.case;
    },
    onSuccess: (decided, _body, _before, { client }) => {
      receiveCase(client, decided);
    },
    onError: async (error, _body, _before, { client }) => {
      if (!isTaken(error) && !isChangedSinceRead(error)) return;
      await client.invalidateQueries({ queryKey: caseQuery(caseId).queryKey });
    },
  });
}

export function isDecidedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'case_decided';
}
