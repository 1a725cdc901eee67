import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { checkOwnSubscription } from '../../../../platform/session/employer/load-subscription.ts';

/** Refetches the plan on return from the provider's page, where it may have changed. */
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
