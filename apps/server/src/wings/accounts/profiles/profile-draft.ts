import { isCompleteProfile, type StoredProfileDraft, type ProfileDraft } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publicFileUrl } from '../../../platform/files/public-files.ts';
import { lockAccount } from '../../identity/index.ts';
import { findProfile } from './find-profile.ts';
import { findProfileDraft, upsertProfileDraft } from './profile-drafts.queries.ts';
import { findProfileRow } from './profiles.queries.ts';

/** The draft that the wizard continues from, in any tab or on any device. */
export async function readProfileDraft(
  { database }: Platform,
  seekerId: string,
): Promise<StoredProfileDraft> {
  const [kept, row] = await Promise.all([
    findProfileDraft(database, seekerId),
    findProfileRow(database, seekerId),
  ]);
  return {
    draft: kept?.draft ?? null,
    profileImage: publicFileUrl(row?.picture_key ?? null),
    updatedAt: kept?.updatedAt.toISOString() ?? null,
  };
}

/**
 * Stores the wizard's draft in place of the previous one.
 * @throws {AppError} profile_complete if another tab has completed the profile: a draft would come
 * back
 */
export function saveProfileDraft(
  { database, clock }: Platform,
  seekerId: string,
  draft: ProfileDraft,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, { kind: 'seeker', accountId: seekerId });
    const profile = await findProfile(transaction, seekerId);
    if (profile && isCompleteProfile(profile)) throw new AppError('profile_complete');
    await upsertProfileDraft(transaction, seekerId, draft, clock());
  });
}
