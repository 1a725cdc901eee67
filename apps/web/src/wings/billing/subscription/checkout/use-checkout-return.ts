import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod';

const outcome = z.enum(['done', 'cancelled']);

/** Survives a reload, which must not end the wait for a paid plan. */
const waitingState = z.object({ awaitsPlan: z.literal(true) });

/**
 * How the checkout ended, from the return address. The parameter is then removed,
 * so that neither a reload nor the back button shows it again.
 */
export function useCheckoutReturn() {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const said = outcome.safeParse(new URLSearchParams(search).get('checkout')).data;
  const isStillWaiting = waitingState.safeParse(location.state).success;
  const [shown, setShown] = useState(said ?? (isStillWaiting ? 'done' : null));
  if (said !== undefined && said !== shown) setShown(said);

  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('checkout')) return;
    query.delete('checkout');
    const address = { pathname, search: query.toString() };
    const awaited = said === 'done' ? { awaitsPlan: true } : null;
    void navigate(address, { replace: true, preventScrollReset: true, state: awaited });
  }, [navigate, pathname, search, said]);

  // The plan may be active before the address has changed.
  const [isFinished, setIsFinished] = useState(false);
  useEffect(() => {
    if (!isFinished || !isStillWaiting) return;
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: null });
  }, [isFinished, isStillWaiting, navigate, pathname, search]);

  return {
    outcome: shown,
    /** The plan is active: a reload has nothing to wait for. */
    finish: () => {
      setIsFinished(true);
    },
  };
}
