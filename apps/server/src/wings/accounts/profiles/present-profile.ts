import { profileListKeys, recordOf, type UserProfile } from '@nextshift/contract';
import { publicFileUrl } from '../../../platform/files/public-files.ts';
import type { ProfileRow } from './profiles.queries.ts';

/** A profile with every field; before the wizard, empty but for the picture. */
export function presentProfile(row: ProfileRow, portfolioVideos: string[]): UserProfile {
  return {
    id: row.id,
    profileImage: publicFileUrl(row.picture_key),
    city: row.city,
    state: row.state,
    bio: row.bio,
    phoneNumber: row.phone_number,
    currentPosition: row.current_position,
    ...recordOf(profileListKeys, (key) => row[key] ?? []),
    portfolioVideos,
    updatedAt: (row.updated_at ?? row.account_updated_at).toISOString(),
  };
}
