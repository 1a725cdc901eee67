import { logInOperator, type BodyInputOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { useOperatorStore } from '../../../../platform/session/operator/operator-store.ts';

/** Signs an operator in. */
export function useLogIn() {
  return useMutation({
    meta: { showsOwnError: true },
    // The credentials are gone with the form.
    gcTime: 0,
    mutationFn: async (body: BodyInputOf<typeof logInOperator>) =>
      (await operatorApi.call(logInOperator, { body })).body.operator,
    onSuccess: (operator) => {
      useOperatorStore.setState({ operator });
    },
  });
}
