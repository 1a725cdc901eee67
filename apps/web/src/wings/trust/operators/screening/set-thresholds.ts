import { setThresholds, type StandingThresholds } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { LOG_KEY } from '../log/log-query.ts';
import { screeningQuery } from './screening-query.ts';

/** Sets from which risk postings are held. */
export function useSetThresholds() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (thresholds: readonly StandingThresholds[]) => {
      // The form would be gone with the session, and the numbers in it.
      const call = { body: { thresholds: [...thresholds] }, keepsSession: true };
      return (await operatorApi.call(setThresholds, call)).body;
    },
    onSuccess: (report, _thresholds, _before, { client }) => {
      client.setQueryData(screeningQuery.queryKey, report);
      void client.invalidateQueries({ queryKey: LOG_KEY });
    },
  });
}
