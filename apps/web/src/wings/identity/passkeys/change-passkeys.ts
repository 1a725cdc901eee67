import {
  addPasskey,
  type BodyOf,
  getAddPasskeyOptions,
  type Passkey,
  removePasskey,
} from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../ui/feedback/toast.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { requirePasskeys } from './passkey-failure.ts';
import { passkeysQuery } from './passkeys-query.ts';

type NewPasskey = BodyOf<typeof getAddPasskeyOptions> & { name: string };

/** Lets the browser make a passkey after the password was checked, and adds it. */
export function useAddPasskey(accountId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ name, ...proof }: NewPasskey) => {
      requirePasskeys();
      const [{ body }, { startRegistration }] = await Promise.all([
        browserApi.call(getAddPasskeyOptions, { body: proof }),
        import('@simplewebauthn/browser'),
      ]);
      const credential = await startRegistration({ optionsJSON: body.options });
      const added = await browserApi.call(addPasskey, { body: { name, credential } });
      return added.body.passkey;
    },
    onSuccess: (added, _new, _before, { client }) => {
      client.setQueryData(passkeysQuery(accountId).queryKey, (passkeys) => [
        added,
        ...(passkeys ?? []),
      ]);
      toast.success(`“${added.name}” signs you in from now on.`);
    },
  });
}

/** Removes a passkey. */
export function useRemovePasskey(accountId: string, { id, name }: Passkey) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (currentPassword: string) => {
      await browserApi.call(removePasskey, {
        params: { passkeyId: id },
        body: { currentPassword },
      });
    },
    onSuccess: (_nothing, _password, _before, { client }) => {
      client.setQueryData(passkeysQuery(accountId).queryKey, (passkeys) =>
        passkeys?.filter((each) => each.id !== id),
      );
      toast.success(`“${name}” no longer signs you in.`);
    },
  });
}
