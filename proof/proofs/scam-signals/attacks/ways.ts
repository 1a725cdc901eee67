import type { Disguise } from './disguises.ts';

/** A scam and what its owner makes of it: each text says less than the one before, and the last is honest. */
export interface AttackText {
  readonly title: string;
  readonly scam: string;
  readonly reworded: string;
  readonly mild: string;
  readonly harmless: string;
}

export type Version = Exclude<keyof AttackText, 'title'>;

/** Where a text is written; the description is honest where it is written elsewhere. */
export type Place = 'description' | 'requirements' | 'tags' | 'several fields';

interface Writing {
  readonly text: Version;
  readonly in?: Place;
  readonly as?: Disguise;
}

/** What the owner of a posting does, by its API. */
export type Step =
  | ({ readonly act: 'post' | 'edit' | 'repost' | 'draft' } & Writing)
  /** As questions of the job's form, or on the company's page. */
  | { readonly act: 'ask' | 'introduce'; readonly text: Version }
  | { readonly act: 'close' | 'publish' }
  /** Into a draft, whose text is replaced. */
  | { readonly act: 'duplicate'; readonly text: Version }
  /** Takes out what has a word of the reasons that it reads, sentence by sentence, until nothing is left. */
  | { readonly act: 'obey' }
  /** Takes one sentence after the other out of it. */
  | { readonly act: 'shorten' }
  | { readonly act: 'wait'; readonly days: number };

/** A way to have a scam on the board. What is posted before the scam itself is honest, and may be public. */
export interface Way {
  readonly name: string;
  readonly steps: readonly Step[];
  /** A verified company, which nothing watches. */
  readonly isVerified?: true;
}

const scam = { act: 'post', text: 'scam' } as const;
const edits = (...texts: Version[]): Step[] => texts.map((text) => ({ act: 'edit', text }));
const posts = (...texts: Version[]): Step[] => texts.map((text) => ({ act: 'post', text }));
const inDisguise = (as: Disguise): Step[] => [{ ...scam, as }, ...edits('mild', 'harmless')];
const written = (place: Place): Step[] => [{ ...scam, in: place }, ...edits('mild', 'harmless')];

export const ways: readonly Way[] = [
  { name: 'reworded step by step', steps: [scam, ...edits('reworded', 'mild', 'harmless')] },
  { name: 'reworded by its reasons', steps: [scam, { act: 'obey' }] },
  { name: 'taken apart', steps: [scam, { act: 'shorten' }] },
  {
    name: 'closed and reposted',
    steps: [scam, { act: 'close' }, { act: 'repost', text: 'mild' }, ...edits('harmless')],
  },
  { name: 'posted anew', steps: [scam, ...posts('reworded', 'mild', 'harmless')] },
  {
    name: 'closed and posted anew',
    steps: [scam, { act: 'close' }, ...posts('mild', 'harmless')],
  },
  {
    name: 'duplicated',
    steps: [scam, { act: 'duplicate', text: 'harmless' }, { act: 'publish' }],
  },
  {
    name: 'drafted',
    steps: [
      { act: 'draft', text: 'scam' },
      { act: 'publish' },
      { act: 'draft', text: 'mild' },
      { act: 'publish' },
    ],
  },
  {
    name: 'put into a live post',
    steps: [...posts('harmless'), ...edits('scam', 'mild', 'harmless')],
  },
  { name: 'written as requirements', steps: written('requirements') },
  { name: 'written as tags', steps: written('tags') },
  { name: 'split over fields', steps: written('several fields') },
  {
    name: 'asked in the form',
    steps: [...posts('harmless'), { act: 'ask', text: 'scam' }, { act: 'ask', text: 'harmless' }],
  },
  {
    name: 'told on the page of the company',
    steps: [
      { act: 'introduce', text: 'scam' },
      ...posts('harmless'),
      { act: 'introduce', text: 'harmless' },
    ],
  },
  { name: 'in letters of other alphabets', steps: inDisguise('homoglyphs') },
  { name: 'with hidden characters', steps: inDisguise('hidden characters') },
  { name: 'letter by letter', steps: inDisguise('spaced letters') },
  { name: 'drowned in harmless words', steps: inDisguise('drowned') },
  { name: 'thirteen days later', steps: [scam, { act: 'wait', days: 13 }, ...posts('harmless')] },
  {
    name: 'copied after the watch',
    steps: [scam, ...edits('mild'), { act: 'wait', days: 15 }, ...posts('mild')],
  },
  {
    name: 'copied by a verified company',
    steps: [scam, ...edits('mild'), ...posts('mild')],
    isVerified: true,
  },
];
