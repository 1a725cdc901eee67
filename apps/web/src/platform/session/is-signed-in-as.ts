import { useAuthStore } from './auth-store.ts';

/** Whether this seeker is still the one signed in; what belongs to another is not noted. */
export function isSignedInAs(userId: string): boolean {
  const { kind, accountId } = useAuthStore.getState();
  return kind === 'seeker' && accountId === userId;
}
