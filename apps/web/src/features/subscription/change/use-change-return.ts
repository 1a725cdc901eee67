import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { checkOwnSubscription } from '../../../platform/session/employer/load-subscription.ts';

/** Back from a page of the provider, the plan may have changed there: it is asked for anew. */
export function useChangeReturn(employerId: string): void {
  const [params, setParams] = useSearchParams();
  const isBack = params.get('change') === 'done';
  useEffect(() => {
    if (!isBack) return;
    void checkOwnSubscription(browserApi, employerId);
    setParams(
      (before) => {
        before.delete('change');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [employerId, isBack, setParams]);
}
