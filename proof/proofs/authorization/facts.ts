import type { Board } from '../../board/fill-board.ts';
import { planted } from '../../board/canary-texts.ts';

const { seeker, otherSeeker, hiddenSeeker, employer } = planted;

/** Facts of the matrix that a response may disclose, and the texts that reveal them. */
const facts = {
  'the name': [seeker.lastName],
  'the email': [seeker.email, seeker.answeredEmail],
  'the phone': [seeker.phone, seeker.answeredPhone],
  'the profile': [seeker.bio, seeker.handle],
  'the answers': [seeker.answer, seeker.answeredAddress],
  'names of passkeys': [seeker.passkeyName],
  'names of documents': [seeker.resumeName, seeker.coverLetterName],
  'the resume': [seeker.resumeText],
  'the letter': [seeker.coverLetterText],
  'another seeker': [otherSeeker.lastName, otherSeeker.bio, otherSeeker.answer],
  "another's contact": [otherSeeker.email],
  'a hidden name': [hiddenSeeker.lastName],
  'a hidden profile': [hiddenSeeker.bio, hiddenSeeker.handle],
  'a hidden contact': [hiddenSeeker.email, hiddenSeeker.phone],
  'a closed job': [employer.closedDescription],
  'a draft': [employer.draftDescription],
  'the draft of a form': [employer.draftedQuestion],
  'the form': [employer.question, employer.draftQuestion],
  'the street': [employer.address],
  'four digits of the EIN': [`"${employer.lastFour}"`],
  'the whole EIN': [employer.taxNumber],
  'the plan': ['"planType":"'],
} as const;

export type Fact = keyof typeof facts | 'the subscription';

/** Every fact that a response discloses. */
export function factsIn(response: string, { things }: Board): Fact[] {
  const told = Object.entries(facts).filter(([, texts]) =>
    texts.some((text) => containsText(response, text)),
  );
  const found = told.map(([fact]) => fact as Fact);
  return containsText(response, things.subscription ?? '') ? [...found, 'the subscription'] : found;
}

/** Whether a text contains another, ignoring case and the formatting of numbers. */
export function containsText(whole: string, text: string): boolean {
  if (/^\d{9,}$/.test(text)) return whole.replace(/[\s().+-]/g, '').includes(text);
  return whole.toLowerCase().includes(text.toLowerCase());
}
