import * as z from 'zod';
import { asShown } from '../../../as-shown.ts';
import {
  cityName,
  entityId,
  isoTime,
  phoneNumber,
  requiredParagraphs,
  requiredText,
  stateCode,
} from '../../../field-rules.ts';
import { INCOMPLETE_PHONE_MESSAGE } from '../../../read-phone.ts';
import { recordOf } from '../../../tables.ts';
import { splitTextList } from '../../../text-list.ts';
import { BIO_MAX, PROFILE_ITEM_MAX, PROFILE_LIST_MAX } from './profile-fields.ts';
import { profileListKeys, wizardLists } from '../../identity/profile-lists/profile-lists.ts';
import { school } from '../../identity/schools/school-schemas.ts';
import {
  socialAccount,
  wizardSocialAccounts,
} from '../../identity/social-accounts/social-account-schemas.ts';

export const PICTURE_REQUIRED_MESSAGE = 'Please upload a profile picture before continuing.';

/** The wizard's message for a missing field. */
export function missingFieldMessage(field: string): string {
  return `Please enter ${field} before continuing.`;
}

const required = (field: string, max = 120) => requiredText(missingFieldMessage(field), max);

const profileItems = z
  .array(
    z.string().max(PROFILE_ITEM_MAX, `Please use at most ${PROFILE_ITEM_MAX} characters per entry`),
  )
  .max(PROFILE_LIST_MAX, `Please list at most ${PROFILE_LIST_MAX} entries`);

/** Drops blanks and case-insensitive duplicates. */
const profileList = z.preprocess(
  (value) => (value === undefined || value === null ? [] : withoutRepeats(splitTextList(value))),
  profileItems,
);

function withoutRepeats(items: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const item of items) {
    const key = item.toLowerCase();
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}

/** Step 1 of the wizard, except the picture. */
export const wizardBioBody = z.object({
  bio: requiredParagraphs(missingFieldMessage('a bio'), BIO_MAX),
});

/** Step 2 of the wizard, in the order of its messages. */
export const wizardDetailsBody = z.object({
  city: cityName(missingFieldMessage('your city')),
  state: stateCode(missingFieldMessage('your state')),
  currentPosition: required('your current position'),
  /** One text of the wizard, or a list. */
  education: z
    .preprocess(
      withoutBlanks,
      z.union(
        [
          required('your education'),
          z.array(z.string()).min(1, missingFieldMessage('your education')),
        ],
        {
          error: missingFieldMessage('your education'),
        },
      ),
    )
    .transform((value) => withoutRepeats(typeof value === 'string' ? [value] : value))
    .pipe(profileItems),
  phoneNumber: phoneNumber(missingFieldMessage('your phone number'), INCOMPLETE_PHONE_MESSAGE),
});

function withoutBlanks(value: unknown): unknown {
  return Array.isArray(value) ? splitTextList(value) : value;
}

function phoneAsPhoneNumber(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('phoneNumber' in value || !('phone' in value)) return value;
  return { ...value, phoneNumber: value.phone };
}

/** POST /userprofile/profile: what the wizard collects. `phone` and `phoneNumber` both name the phone. */
export const completeProfileBody = z.preprocess(
  phoneAsPhoneNumber,
  z.object({
    userId: entityId,
    ...wizardBioBody.shape,
    ...wizardDetailsBody.shape,
    ...recordOf(wizardLists, () => profileList),
    socialMediaAccounts: wizardSocialAccounts,
  }),
);

/** The location of a seeker's settings. */
export const locationBody = z.object({
  city: cityName('City is required'),
  state: stateCode('State is required'),
});

/** PUT /userprofile/{userId}: any of the sections; omitted ones stay unchanged. */
export const updateProfileBody = z.preprocess(
  phoneAsPhoneNumber,
  z
    .object({
      /** Blank removes the bio. */
      bio: z
        .string()
        .overwrite(asShown)
        .trim()
        .max(BIO_MAX, `Please use at most ${BIO_MAX} characters`),
      phoneNumber: phoneNumber('Please enter your phone number', INCOMPLETE_PHONE_MESSAGE),
      ...locationBody.shape,
      currentPosition: requiredText('Current position is required', 120),
      ...recordOf(profileListKeys, () => profileList),
    })
    .partial()
    .refine((sections) => Object.keys(sections).length > 0, 'Nothing to save was sent.'),
);

const profileFields = {
  profileImage: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  bio: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  currentPosition: z.string().nullable(),
  ...recordOf(profileListKeys, () => z.array(z.string())),
  portfolioVideos: z.array(z.string()),
};

/** A seeker's profile as its owner gets it. */
export const userProfile = z.object({ id: entityId, ...profileFields, updatedAt: isoTime });

/**
 * A profile as GET /userprofile/{userId} returns it. Employers see what the seeker's visibility allows:
 * only the name of a hidden one; email and phone also need an accepted application.
 */
export const profileView = z.object({
  ...userProfile.shape,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  /** True if the seeker hides the profile from employers; never hidden from the owner. */
  hidden: z.boolean(),
  socialMediaAccounts: z.array(socialAccount),
  /** Null unless an address at a school is confirmed and the seeker shows it. */
  school: school.nullable(),
});

export type UserProfile = z.output<typeof userProfile>;
export type ProfileView = z.output<typeof profileView>;
export type CompleteProfileBody = z.output<typeof completeProfileBody>;
export type UpdateProfileBody = z.output<typeof updateProfileBody>;
