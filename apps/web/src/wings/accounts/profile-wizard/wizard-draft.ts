import {
  EMPTY_PROFILE_DRAFT,
  formatPhone,
  type StoredProfileDraft,
  type ProfileDraft,
  profileDraft,
  recordOf,
  type UserProfile,
  wizardLists,
} from '@nextshift/contract';
import * as z from 'zod';
import type { IntroductionDraft } from '../../../platform/session/drafts/introduction-draft.ts';

/** The wizard's input as typed, the current step, and the picture. */
export const wizardDraft = profileDraft.extend({
  /** The address of the picture, which is already in the account. */
  profileImage: z.string().nullable(),
});

export type WizardDraft = z.output<typeof wizardDraft>;
export type WizardStep = WizardDraft['step'];

/** The part that the server stores as draft; the picture is in the account. */
export function storedPartOf({ profileImage: _picture, ...draft }: WizardDraft): ProfileDraft {
  return draft;
}

/** The draft to continue, with blank fields filled from the profile. */
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
    ...(draft === null && profile ? recordOf(wizardLists, (list) => profile[list]) : {}),
  };
}

/** The draft, overridden by the newer introduction. */
export function withIntroduction(
  draft: WizardDraft,
  { bio, phoneNumber }: IntroductionDraft,
): WizardDraft {
  return { ...draft, ...(bio ? { bio } : {}), ...(phoneNumber ? { phoneNumber } : {}) };
}
