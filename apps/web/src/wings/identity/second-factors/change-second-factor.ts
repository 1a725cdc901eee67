import {
  type BodyOf,
  disableSecondFactor,
  enableSecondFactor,
  RECOVERY_CODES,
  setUpAuthenticator,
} from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../ui/feedback/toast.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { secondFactorQuery } from './second-factor-query.ts';

type Proof = BodyOf<typeof enableSecondFactor>;

/** Gets the secret of a new authenticator. */
export function useSetUpAuthenticator() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () => (await browserApi.call(setUpAuthenticator)).body,
    onError: (error) => {
      toast.error('The setup did not start.', {
        description: failureText(error, 'Please try again.'),
      });
    },
  });
}

/** Requires a code at each sign-in. `onEnabled` gets the recovery codes before the setting reads as enabled. */
export function useEnableSecondFactor(
  accountId: string,
  onEnabled: (codes: readonly string[]) => void,
) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: Proof) =>
      (await browserApi.call(enableSecondFactor, { body })).body.recoveryCodes,
    onSuccess: (codes, _body, _before, { client }) => {
      onEnabled(codes);
      client.setQueryData(secondFactorQuery(accountId).queryKey, {
        enabledAt: new Date().toISOString(),
        recoveryCodesLeft: RECOVERY_CODES,
      });
    },
  });
}

/** Lets the password alone sign in again. */
export function useDisableSecondFactor(accountId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: Proof) => {
      await browserApi.call(disableSecondFactor, { body });
    },
    onSuccess: (_nothing, _body, _before, { client }) => {
      client.setQueryData(secondFactorQuery(accountId).queryKey, {
        enabledAt: null,
        recoveryCodesLeft: 0,
      });
      toast.success('Your password alone signs you in again.');
    },
  });
}
