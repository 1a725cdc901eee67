import { logInSeeker, type BodyOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginSeekerSession } from '../../../platform/session/begin-session.ts';

/** Signs a seeker in and stores their session, profile and lists. */
export function useLogIn() {
  return useMutation({
    mutationFn: async (body: BodyOf<typeof logInSeeker>) =>
      (await browserApi.call(logInSeeker, { body })).body,
    onSuccess: beginSeekerSession,
    meta: { showsOwnError: true },
  });
}
