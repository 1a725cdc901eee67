import type { UserProfile } from '@nextshift/contract';
import { useAuthStore } from '../../stores/auth-store.ts';
import { cacheProfile } from '../../stores/profile-store.ts';

/** Caches a seeker's profile from a response, unless they have signed out in the meantime. */
export function keepOwnProfile(userId: string, profile: UserProfile): void {
  if (useAuthStore.getState().accountId === userId) cacheProfile(userId, profile);
}
