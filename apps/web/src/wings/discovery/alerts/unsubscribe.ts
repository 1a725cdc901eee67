import { type BodyInputOf, unsubscribe } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

type Unsubscribing = BodyInputOf<typeof unsubscribe> & { readonly token: string };

/** Stops what the link in a mail stops. */
export function useUnsubscribe() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ token, ...body }: Unsubscribing) =>
      (await browserApi.call(unsubscribe, { params: { token }, body })).body.message,
  });
}
