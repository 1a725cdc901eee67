import {
  profileListKeys,
  type ProfileView,
  recordOf,
  type School,
  type SocialAccount,
} from '@nextshift/contract';
import { createHider, hideInProfile } from '../../hiring/index.ts';
import { presentProfile } from './present-profile.ts';
import type { ProfileRow } from './profiles.queries.ts';

interface ProfileParts {
  readonly row: ProfileRow;
  readonly videos: string[];
  readonly accounts: SocialAccount[];
  /** The school that the seeker shows. */
  readonly school: School | null;
}

/**
 * A profile as far as its seeker shows it to employers. Email and phone need the seeker's consent
 * and an accepted application; until then they are also hidden in texts.
 *
 * @see docs/decisions/009-show-contact-on-profiles-after-an-acceptance.md
 */
export function presentProfileForEmployer(
  { row, videos, accounts, school }: ProfileParts,
  { maySeeContact, now }: { maySeeContact: boolean; now: Date },
): ProfileView {
  const profile = presentProfile(row, videos);
  const name = { firstName: row.first_name, lastName: row.last_name };
  const whole = { ...profile, ...name };
  const shown = maySeeContact ? whole : { ...whole, ...hideInProfile(whole, createHider(row)) };
  if (!row.profile_visible) {
    return { ...nameless(row, now), firstName: shown.firstName, lastName: shown.lastName };
  }
  return {
    ...shown,
    email: maySeeContact && row.email_visible ? row.email : null,
    phoneNumber: maySeeContact && row.phone_visible ? profile.phoneNumber : null,
    hidden: false,
    socialMediaAccounts: accounts,
    school,
  };
}

/** Hides everything, even when it was last changed. */
function nameless(row: ProfileRow, now: Date): Omit<ProfileView, 'firstName' | 'lastName'> {
  return {
    id: row.id,
    email: null,
    hidden: true,
    profileImage: null,
    city: null,
    state: null,
    bio: null,
    phoneNumber: null,
    currentPosition: null,
    ...recordOf(profileListKeys, () => []),
    portfolioVideos: [],
    socialMediaAccounts: [],
    school: null,
    updatedAt: now.toISOString(),
  };
}
