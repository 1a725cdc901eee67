import { PROFILE_CACHE_MS, type UserProfile } from '@nextshift/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persistedArea } from './persisted-area.ts';
import type { ProfileState } from './stored-shapes.ts';

export const PROFILE_AREA = 'profile';

export type { ProfileState };

export const NO_PROFILE: ProfileState = { profile: null, accountId: null, cachedAt: 0 };

/** Area `profile`: the seeker's profile and its cached copy. */
export const useProfileStore = create<ProfileState>()(
  persist(() => NO_PROFILE, {
    name: PROFILE_AREA,
    storage: persistedArea(async () => (await import('./stored-shapes.ts')).profileState),
    skipHydration: true,
  }),
);

export function cacheProfile(accountId: string, profile: UserProfile | null): void {
  useProfileStore.setState({ accountId, profile, cachedAt: Date.now() });
}

/** This account's cached profile; null if it is another's or older than a day. */
export function freshProfile(
  state: ProfileState,
  seekerId: string,
  now: number,
): UserProfile | null {
  return isFresh(state, seekerId, now) ? state.profile : null;
}

/** How long an account is assumed to have no profile before a refetch, in milliseconds. */
export const PROFILE_MISSING_MS = 60_000;

/** Whether this account is known to have no profile, as right after signup; later another device may have created one. */
export function isProfileMissing(state: ProfileState, seekerId: string, now: number): boolean {
  const isNew = isFresh(state, seekerId, now) && now - state.cachedAt < PROFILE_MISSING_MS;
  return isNew && state.profile === null;
}

function isFresh({ accountId, cachedAt }: ProfileState, seekerId: string, now: number): boolean {
  return accountId === seekerId && now - cachedAt < PROFILE_CACHE_MS;
}
