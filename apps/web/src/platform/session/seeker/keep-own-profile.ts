import type { UserProfile } from '@nextshift/contract';
import { useAuthStore } from '../auth-store.ts';
import { cacheProfile } from './profile-store.ts';

/** Caches what the server has just answered of a seeker, who may have signed out meanwhile. */
export function keepOwnProfile(userId: string, profile: UserProfile): void {
  if (useAuthStore.getState().accountId === userId) cacheProfile(userId, profile);
}
