import { useEffect } from 'react';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import type { NamedAction } from './named-actions.ts';
import { reportFailure } from './report-failure.ts';
import type { SeekerActions } from './seeker-actions.ts';
import { useSeekerGate } from './use-seeker-gate.ts';

const load = () => import('./seeker-actions.ts');

/**
 * Runs a button's action for a seeker; sends visitors to the login. The actions are fetched once a
 * seeker is known, so visitors never load them.
 */
export function useSeekerActions() {
  const isSeeker = useAuthStore(({ kind }) => kind === 'seeker');
  const enterAsSeeker = useSeekerGate();
  useEffect(() => {
    if (isSeeker) void load().catch(() => undefined);
  }, [isSeeker]);

  return async function act(
    action: NamedAction,
    run: (actions: SeekerActions, userId: string) => void | Promise<void>,
  ): Promise<void> {
    const userId = await enterAsSeeker();
    if (userId === null) return;
    try {
      const { seekerActions } = await load();
      await run(seekerActions, userId);
    } catch (error) {
      reportFailure(action, error, () => {
        void act(action, run);
      });
    }
  };
}
