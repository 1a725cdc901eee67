import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../ui/feedback/toast.ts';
import { paths } from '../routing/paths.ts';

/** Shown when a logout did not reach the server. */
const LOGOUT_FAILED_MESSAGE = 'Logout failed. Please try again.';

/** Signs out and returns to the home page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      const { signOut } = await import('./sign-out.ts');
      await signOut(async () => navigate(paths.home()));
    } catch {
      toast.error(LOGOUT_FAILED_MESSAGE);
    }
  }, [navigate]);
}
