import { useAuthStore } from '../stores/auth-store.ts';

/** Whether this seeker is still signed in; data of another account must not be stored. */
export function isSignedInAs(userId: string): boolean {
  const { kind, accountId } = useAuthStore.getState();
  return kind === 'seeker' && accountId === userId;
}
