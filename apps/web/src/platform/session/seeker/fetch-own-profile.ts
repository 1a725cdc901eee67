import { getProfile, type UserProfile } from '@nextshift/contract';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { keepOwnProfile } from './keep-own-profile.ts';

/** Loads and stores a seeker's own profile; null before there is one. @throws {ApiError} */
export async function fetchOwnProfile(
  userId: string,
  signal?: AbortSignal,
): Promise<UserProfile | null> {
  try {
    const { body } = await browserApi.call(getProfile, { params: { userId }, signal });
    // Name and email are stored with the account, lists on their own.
    const { firstName, lastName, email, hidden, socialMediaAccounts, ...profile } = body;
    keepOwnProfile(userId, profile);
    return profile;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
