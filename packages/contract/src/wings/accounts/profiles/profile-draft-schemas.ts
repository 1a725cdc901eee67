import * as z from 'zod';
import { isoTime } from '../../../field-rules.ts';
import { recordOf } from '../../../tables.ts';
import { wizardLists } from '../../identity/profile-lists/profile-lists.ts';
import { BIO_MAX, PROFILE_ITEM_MAX } from './profile-fields.ts';

const text = z.string().max(PROFILE_ITEM_MAX);
const tags = z.array(text).max(100);

/** The wizard's input: everything as typed, however incomplete, and the current step. */
export const profileDraft = z.object({
  step: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  bio: z.string().max(BIO_MAX),
  city: text,
  state: text,
  currentPosition: text,
  education: text,
  phoneNumber: text,
  ...recordOf(wizardLists, () => tags),
  /** For each list, the text typed but not added yet. */
  typed: z.object(recordOf(wizardLists, () => text)),
  instagram: z.object({ handle: text, followers: z.number().int().min(0) }).nullable(),
});

export type ProfileDraft = z.output<typeof profileDraft>;

/** The wizard's initial state. */
export const EMPTY_PROFILE_DRAFT: ProfileDraft = {
  step: 1,
  bio: '',
  city: '',
  state: '',
  currentPosition: '',
  education: '',
  phoneNumber: '',
  ...recordOf(wizardLists, () => []),
  typed: recordOf(wizardLists, () => ''),
  instagram: null,
};

/** What the wizard resumes with: the last draft and the account's picture. */
export const storedProfileDraft = z.object({
  draft: profileDraft.nullable(),
  profileImage: z.string().nullable(),
  updatedAt: isoTime.nullable(),
});

export type StoredProfileDraft = z.output<typeof storedProfileDraft>;
