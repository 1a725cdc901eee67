import type { ProfileView, School, SocialAccount } from '@nextshift/contract';
import { createHider } from '../applications/index.ts';
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
  const hide = maySeeContact ? (text: string) => text : createHider(row);
  const name = { firstName: hide(row.first_name), lastName: hide(row.last_name) };
  if (!row.profile_visible) return { ...nameless(row, now), ...name };
  const profile = presentProfile(row, videos);
  return {
    ...profile,
    ...name,
    bio: profile.bio && hide(profile.bio),
    currentPosition: profile.currentPosition && hide(profile.currentPosition),
    education: profile.education.map(hide),
    extracurriculars: profile.extracurriculars.map(hide),
    clubs: profile.clubs.map(hide),
    hobbies: profile.hobbies.map(hide),
    work: profile.work.map(hide),
    awards: profile.awards.map(hide),
    volunteer: profile.volunteer.map(hide),
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
    education: [],
    extracurriculars: [],
    clubs: [],
    hobbies: [],
    work: [],
    awards: [],
    volunteer: [],
    portfolioVideos: [],
    socialMediaAccounts: [],
    school: null,
    updatedAt: now.toISOString(),
  };
}
