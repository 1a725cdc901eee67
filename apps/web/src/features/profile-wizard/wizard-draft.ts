import {
  EMPTY_PROFILE_DRAFT,
  formatPhone,
  type StoredProfileDraft,
  type ProfileDraft,
  profileDraft,
  type UserProfile,
} from '@nextshift/contract';
import * as z from 'zod';
import type { IntroductionDraft } from '../../platform/session/drafts/introduction-draft.ts';

/** What the wizard has of a person so far: everything as typed, where they are, and their picture. */
export const wizardDraft = profileDraft.extend({
  /** The address of the picture, which the account has already. */
  profileImage: z.string().nullable(),
});

export type WizardDraft = z.output<typeof wizardDraft>;
export type WizardStep = WizardDraft['step'];

/** What the server keeps of it: the picture is with the account. */
export function keptPartOf({ profileImage: _picture, ...draft }: WizardDraft): ProfileDraft {
  return draft;
}

/** What the wizard goes on with: the draft, and where that is blank, what the profile says already. */
export function draftToContinue(
  { draft, profileImage }: StoredProfileDraft,
  profile: UserProfile | null,
): WizardDraft {
  const kept = draft ?? EMPTY_PROFILE_DRAFT;
  return {
    ...kept,
    profileImage,
    bio: kept.bio || (profile?.bio ?? ''),
    city: kept.city || (profile?.city ?? ''),
    state: kept.state || (profile?.state ?? ''),
    currentPosition: kept.currentPosition || (profile?.currentPosition ?? ''),
    education: kept.education || (profile?.education[0] ?? ''),
    phoneNumber: kept.phoneNumber || formatPhone(profile?.phoneNumber ?? ''),
    ...(draft === null && profile ? listsOf(profile) : {}),
  };
}

/** The draft with what was typed to introduce oneself, which is newer. */
export function withIntroduction(
  draft: WizardDraft,
  { bio, phoneNumber }: IntroductionDraft,
): WizardDraft {
  return { ...draft, ...(bio ? { bio } : {}), ...(phoneNumber ? { phoneNumber } : {}) };
}

function listsOf({ extracurriculars, clubs, hobbies, awards, volunteer }: UserProfile) {
  return { extracurriculars, clubs, hobbies, awards, volunteer };
}
