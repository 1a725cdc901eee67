import { signUpSeeker, type BodyOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginSeekerSession } from '../../../platform/session/begin-session.ts';

/** Creates a seeker's account and signs them in. */
export function useSignUp() {
  return useMutation({
    mutationFn: async (body: BodyOf<typeof signUpSeeker>) =>
      (await browserApi.call(signUpSeeker, { body })).body,
    onSuccess: beginSeekerSession,
    meta: { showsOwnError: true },
  });
}
