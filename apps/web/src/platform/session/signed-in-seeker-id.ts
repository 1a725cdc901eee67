import { useAuthStore } from '../stores/auth-store.ts';

/** The seeker who is signed in, as far as this browser knows; null for visitors and employers. */
export function signedInSeekerId(): string | null {
  const { kind, accountId } = useAuthStore.getState();
  return kind === 'seeker' ? accountId : null;
}
