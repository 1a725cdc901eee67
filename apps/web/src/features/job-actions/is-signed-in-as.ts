import { useAuthStore } from '../../platform/session/auth-store.ts';

/** Whether this seeker is still the one signed in; what belongs to another is not noted. */
export function isSignedInAs(userId: string): boolean {
  const { kind, ownerId } = useAuthStore.getState();
  return kind === 'seeker' && ownerId === userId;
}
