import { decideAppeal, type BodyInputOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { isChangedSinceRead } from '../is-changed-since-read.ts';
import { isTaken } from './claim-case.ts';
import { caseQuery, receiveCase } from './case-query.ts';

/** Accepts or rejects an appeal. The case loads again if another operator was faster, or what it is about has changed. */
export function useDecideAppeal(caseId: string, appealId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof decideAppeal>) => {
      // The form would be gone with the session, and the reason in it.
      const call = { params: { appealId }, body, keepsSession: true };
      return (await operatorApi.call(decideAppeal, call)).body.case;
    },
    onSuccess: (decided, _body, _before, { client }) => {
      receiveCase(client, decided);
    },
    onError: async (error, _body, _before, { client }) => {
      const isDecided = error instanceof ApiError && error.code === 'appeal_decided';
      if (!isDecided && !isTaken(error) && !isChangedSinceRead(error)) return;
      await client.invalidateQueries({ queryKey: caseQuery(caseId).queryKey });
    },
  });
}
