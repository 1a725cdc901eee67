import { logOutOperator } from '@nextshift/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { operatorPaths } from '../../../../platform/routing/operator-paths.ts';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { forgetOperator } from '../../../../platform/session/operator/operator-store.ts';
import { toast } from '../../../../ui/feedback/toast.ts';

/** Ends the operator's session, on the server first: this browser could not end it later. */
export function useSignOut() {
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const signOut = async () => {
    setIsPending(true);
    try {
      await operatorApi.call(logOutOperator);
      // Away from the guard, which would come back here.
      await navigate(operatorPaths.login());
      forgetOperator();
    } catch {
      toast.error('You are still signed in. Check your connection and sign out again.');
    } finally {
      setIsPending(false);
    }
  };
  return { signOut: () => void signOut(), isPending };
}
