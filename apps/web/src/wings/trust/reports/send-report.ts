import { reportSubject, type BodyInputOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { REPORTS_KEY } from './reports-query.ts';

/** Sends a report; the result says whether it is new, or was open already. */
export function useSendReport() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof reportSubject>) => {
      // The dialog would be gone with the session, and what was written in it.
      const { status } = await browserApi.call(reportSubject, { body, keepsSession: true });
      return { isNew: status === 201 };
    },
    onSuccess: (_result, _body, _before, { client }) =>
      client.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
}
