import { SUBSCRIPTION_TOKEN } from '@nextshift/contract';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { refreshToken } from '../../../../platform/session/employer/load-subscription.ts';
import { useSubscriptionStore } from '../../../../platform/session/employer/subscription-store.ts';
import { tokenAge } from '../../../../platform/session/employer/subscription-token.ts';
import { RetryNote } from '../retry-note.tsx';

/**
 * A quiet line while the shown plan is about to be refetched, and why that failed if
 * it did (spec section 9). Only on the plan page: elsewhere it would be noise.
 */
export function TokenNotice({ employerId }: { employerId: string }) {
  const { known, token, error } = useSubscriptionStore();
  const now = useMinutes();
  if (!known) return null;
  if (error !== null) {
    return <RetryNote text={error} onRetry={() => refreshToken(browserApi, employerId)} />;
  }
  if (token === null || tokenAge(token, now) === 'fresh') return null;
  return (
    <p role="status" className="mt-3 text-sm text-ink-soft">
      Your plan details expire soon. They are refreshed by themselves.
    </p>
  );
}

/** The time as of the last check, in milliseconds. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, SUBSCRIPTION_TOKEN.checkEveryMs);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
