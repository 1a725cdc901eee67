import * as z from 'zod';

/** The lists of step 3, in their order. */
export const wizardLists = ['extracurriculars', 'clubs', 'hobbies', 'awards', 'volunteer'] as const;
export type WizardList = (typeof wizardLists)[number];

const lists = z.object({
  extracurriculars: z.array(z.string()),
  clubs: z.array(z.string()),
  hobbies: z.array(z.string()),
  awards: z.array(z.string()),
  volunteer: z.array(z.string()),
});

const typed = z.object({
  extracurriculars: z.string(),
  clubs: z.string(),
  hobbies: z.string(),
  awards: z.string(),
  volunteer: z.string(),
});

const step = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** What the wizard has of a person so far: everything as typed, and where they are. */
export const wizardDraft = z.object({
  step,
  /** The address of the picture, which is on the server already. */
  profileImage: z.string().nullable(),
  bio: z.string(),
  city: z.string(),
  state: z.string(),
  currentPosition: z.string(),
  education: z.string(),
  phoneNumber: z.string(),
  ...lists.shape,
  /** Beside each list: what is typed and not added yet. */
  typed,
  instagram: z.object({ handle: z.string(), followers: z.number() }).nullable(),
});

export type WizardDraft = z.output<typeof wizardDraft>;
export type WizardStep = z.output<typeof step>;

const NO_TEXTS = { extracurriculars: '', clubs: '', hobbies: '', awards: '', volunteer: '' };

export const EMPTY_DRAFT: WizardDraft = {
  step: 1,
  profileImage: null,
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

export function isEmptyDraft(draft: WizardDraft): boolean {
  return JSON.stringify({ ...draft, step: 1 }) === JSON.stringify(EMPTY_DRAFT);
}
