import { logInEmployer, type BodyOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginEmployerSession } from '../../../platform/session/begin-session.ts';
import { useEmployerAuthStore } from '../../../platform/stores/employer-auth-store.ts';
import { keepEmployerFailure } from '../../../platform/session/employer/employer-failure.ts';

/** Signs an employer in and stores them. */
export function useLogIn() {
  return useMutation({
    mutationFn: async (body: BodyOf<typeof logInEmployer>) =>
      (await browserApi.call(logInEmployer, { body })).body.employer,
    onMutate: () => {
      useEmployerAuthStore.setState({ loading: true, error: null });
    },
    onSuccess: beginEmployerSession,
    onError: (error) => {
      keepEmployerFailure('login', error);
    },
    meta: { showsOwnError: true },
  });
}
