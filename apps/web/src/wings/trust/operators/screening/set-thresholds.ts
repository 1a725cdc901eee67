import { type BodyInputOf, setThresholds } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { isChangedSinceRead } from '../is-changed-since-read.ts';
import { LOG_KEY } from '../log/log-query.ts';
import { screeningQuery } from './screening-query.ts';

/** Sets from which risk postings are held. If another operator did so since, what is in force is read again. */
export function useSetThresholds() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof setThresholds>) => {
      // The form would be gone with the session, and the numbers in it.
      const call = { body, keepsSession: true };
      return (await operatorApi.call(setThresholds, call)).body;
    },
    onSuccess: (report, _body, _before, { client }) => {
      client.setQueryData(screeningQuery.queryKey, report);
      void client.invalidateQueries({ queryKey: LOG_KEY });
    },
    onError: async (error, _body, _before, { client }) => {
      if (!isChangedSinceRead(error)) return;
      await client.invalidateQueries({ queryKey: screeningQuery.queryKey });
    },
  });
}
