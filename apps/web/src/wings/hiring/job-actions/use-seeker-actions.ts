import { useEffect, useCallback } from 'react';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import type { NamedAction } from './named-actions.ts';
import { reportFailure } from './report-failure.ts';
import type { SeekerActions } from './seeker-actions.ts';
import { useNavigate } from 'react-router';
import { addressBarPath } from '../../../platform/routing/address-bar-path.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { restore } from '../../../platform/session/restore.ts';

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

/**
 * Returns the id of the seeker who saves or applies. A visitor is sent to /login, from which they come
 * back here, and gets null; so does an employer, who does not see these buttons.
 */
function useSeekerGate(): () => Promise<string | null> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await restore();
    const { kind, accountId } = useAuthStore.getState();
    if (kind === null) await navigate(paths.login(addressBarPath()));
    return kind === 'seeker' ? accountId : null;
  }, [navigate]);
}
