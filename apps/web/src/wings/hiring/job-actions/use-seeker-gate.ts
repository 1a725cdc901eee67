import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { addressBarPath } from '../../../platform/routing/address-bar-path.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { restore } from '../../../platform/session/restore.ts';

/**
 * Returns the id of the seeker who saves or applies. A visitor is sent to /login, from which they come
 * back here, and gets null; so does an employer, who does not see these buttons.
 */
export function useSeekerGate(): () => Promise<string | null> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await restore();
    const { kind, accountId } = useAuthStore.getState();
    if (kind === null) await navigate(paths.login(addressBarPath()));
    return kind === 'seeker' ? accountId : null;
  }, [navigate]);
}
