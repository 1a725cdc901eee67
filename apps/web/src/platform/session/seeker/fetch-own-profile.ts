import { getProfile, type UserProfile } from '@nextshift/contract';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { keepOwnProfile } from './keep-own-profile.ts';

/** A seeker's own profile as the server has it, which is then kept; null before there is one. @throws {ApiError} */
export async function fetchOwnProfile(
  userId: string,
  signal?: AbortSignal,
): Promise<UserProfile | null> {
  try {
    const { body } = await browserApi.call(getProfile, { params: { userId }, signal });
    // The names and the address are kept with the account, the rest has its own lists.
    const { firstName, lastName, email, hidden, socialMediaAccounts, ...profile } = body;
    keepOwnProfile(userId, profile);
    return profile;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
