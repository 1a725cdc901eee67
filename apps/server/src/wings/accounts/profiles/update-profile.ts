import type { UpdateProfileBody, UserProfile } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProfile } from './find-profile.ts';
import { updateSections } from './profiles.queries.ts';

/**
 * Replaces sections of a profile; the others stay as they are.
 * @throws {AppError} not_found before the wizard has been completed
 */
export async function updateProfile(
  { database, clock }: Platform,
  seekerId: string,
  body: UpdateProfileBody,
): Promise<UserProfile> {
  if (!(await updateSections(database, seekerId, body, clock()))) {
    throw new AppError('not_found');
  }
  return requireProfile(database, seekerId);
}
