import type { UserProfile } from '@nextshift/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchOwnProfile } from './fetch-own-profile.ts';
import { freshProfile, isProfileMissing, useProfileStore } from '../../stores/profile-store.ts';

/** A seeker's own profile; null before the wizard. @throws {ApiError} */
function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: ['own-profile', userId],
    queryFn: ({ signal }) => fetchOwnProfile(userId, signal),
  });
}

export interface OwnProfile {
  /** Null while loading, or if there is none. */
  readonly profile: UserProfile | null;
  /** Whether there is none yet, so that the wizard comes first. */
  readonly isMissing: boolean;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The seeker's profile: from the store or its cache of a day, else from the server (spec section 4). */
export function useOwnProfile(userId: string): OwnProfile {
  const [openedAt] = useState(() => Date.now());
  const cached = useProfileStore((state) => freshProfile(state, userId, openedAt));
  const isKnownMissing = useProfileStore((state) => isProfileMissing(state, userId, openedAt));
  const query = useQuery({
    ...ownProfileQuery(userId),
    enabled: cached === null && !isKnownMissing,
  });
  return {
    profile: isKnownMissing ? null : (cached ?? query.data ?? null),
    isMissing: isKnownMissing || (cached === null && query.data === null),
    error: query.error,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
