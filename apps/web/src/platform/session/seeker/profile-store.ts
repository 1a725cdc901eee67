import { PROFILE_CACHE_MS, type UserProfile } from '@nextshift/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persistedArea } from '../persisted-area.ts';
import type { ProfileState } from '../stored-shapes.ts';

export const PROFILE_AREA = 'profile';

export type { ProfileState };

export const NO_PROFILE: ProfileState = { profile: null, ownerId: null, cachedAt: 0 };

/** Area `profile`: the seeker's profile and its cached copy. */
export const useProfileStore = create<ProfileState>()(
  persist(() => NO_PROFILE, {
    name: PROFILE_AREA,
    storage: persistedArea(async () => (await import('../stored-shapes.ts')).profileState),
    skipHydration: true,
  }),
);

export function cacheProfile(ownerId: string, profile: UserProfile | null): void {
  useProfileStore.setState({ ownerId, profile, cachedAt: Date.now() });
}

/** The cached profile of this account; null where it is another's or older than a day. */
export function freshProfile(
  state: ProfileState,
  accountId: string,
  now: number,
): UserProfile | null {
  return isFresh(state, accountId, now) ? state.profile : null;
}

/** Whether the server said within a day that this account has no profile yet, as after its signup. */
export function isProfileMissing(state: ProfileState, accountId: string, now: number): boolean {
  return isFresh(state, accountId, now) && state.profile === null;
}

function isFresh({ ownerId, cachedAt }: ProfileState, accountId: string, now: number): boolean {
  return ownerId === accountId && now - cachedAt < PROFILE_CACHE_MS;
}
