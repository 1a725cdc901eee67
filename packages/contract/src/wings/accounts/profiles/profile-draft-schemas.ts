import * as z from 'zod';
import { isoTime } from '../../../field-rules.ts';
import { BIO_MAX, PROFILE_ITEM_MAX } from './profile-fields.ts';

/** The lists of the wizard's third step, in their order. */
export const wizardLists = ['extracurriculars', 'clubs', 'hobbies', 'awards', 'volunteer'] as const;
export type WizardList = (typeof wizardLists)[number];

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
  extracurriculars: tags,
  clubs: tags,
  hobbies: tags,
  awards: tags,
  volunteer: tags,
  /** For each list, the text typed but not added yet. */
  typed: z.object({
    extracurriculars: text,
    clubs: text,
    hobbies: text,
    awards: text,
    volunteer: text,
  }),
  instagram: z.object({ handle: text, followers: z.number().int().min(0) }).nullable(),
});

export type ProfileDraft = z.output<typeof profileDraft>;

const NO_TEXTS = { extracurriculars: '', clubs: '', hobbies: '', awards: '', volunteer: '' };

/** The wizard's initial state. */
export const EMPTY_PROFILE_DRAFT: ProfileDraft = {
  step: 1,
  bio: '',
  city: '',
  state: '',
  currentPosition: '',
  education: '',
  phoneNumber: '',
  extracurriculars: [],
  clubs: [],
  hobbies: [],
  awards: [],
  volunteer: [],
  typed: NO_TEXTS,
  instagram: null,
};

/** What the wizard resumes with: the last draft and the account's picture. */
export const storedProfileDraft = z.object({
  draft: profileDraft.nullable(),
  profileImage: z.string().nullable(),
  updatedAt: isoTime.nullable(),
});

export type StoredProfileDraft = z.output<typeof storedProfileDraft>;
