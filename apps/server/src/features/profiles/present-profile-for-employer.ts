import type { ProfileView, SocialAccount } from '@nextshift/contract';
import { presentProfile } from './present-profile.ts';
import type { ProfileRow } from './profiles.queries.ts';

interface ProfileParts {
  readonly row: ProfileRow;
  readonly videos: string[];
  readonly accounts: SocialAccount[];
}

/**
 * A profile as far as its seeker lets employers see it. Email and phone need the seeker's consent and an
 * accepted application (docs/decisions/009-contact-on-profiles.md).
 */
export function presentProfileForEmployer(
  { row, videos, accounts }: ProfileParts,
  { maySeeContact, now }: { maySeeContact: boolean; now: Date },
): ProfileView {
  if (!row.profile_visible) return nameAlone(row, now);
  const profile = presentProfile(row, videos);
  return {
    ...profile,
    firstName: row.first_name,
    lastName: row.last_name,
    email: maySeeContact && row.email_visible ? row.email : null,
    phoneNumber: maySeeContact && row.phone_visible ? profile.phoneNumber : null,
    hidden: false,
    socialMediaAccounts: accounts,
  };
}

/** Not even when it was last changed. */
function nameAlone(row: ProfileRow, now: Date): ProfileView {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: null,
    hidden: true,
    profileImage: null,
    city: null,
    state: null,
    bio: null,
    phoneNumber: null,
    currentPosition: null,
    education: [],
    extracurriculars: [],
    clubs: [],
    hobbies: [],
    work: [],
    awards: [],
    volunteer: [],
    portfolioVideos: [],
    socialMediaAccounts: [],
    updatedAt: now.toISOString(),
  };
}
