import { applicationTemplate, basicFieldLabels, formatDay } from '@nextshift/contract';
import * as z from 'zod';
import { oneLine } from '../../../platform/mail/one-line.ts';

/** What an employer could see of an applicant. */
export interface SeenData {
  readonly hasProfile: boolean;
  readonly isProfileVisible: boolean;
  readonly hasVideos: boolean;
  readonly hasSocialAccounts: boolean;
  readonly isWithdrawn: boolean;
  /** Null if the employer never opened the application. */
  readonly seenAt: Date | null;
  /** As stored; the questions are null without a form. */
  readonly basicFieldAnswers: unknown;
  readonly questionAnswers: unknown;
  readonly questions: unknown;
  readonly documents: readonly ('resume' | 'coverLetter')[];
  /** When the contact was first and last shown to the employer; null if never. */
  readonly contactShown: { readonly first: Date; readonly last: Date } | null;
}

const DOCUMENT_WORDS = { resume: 'your resume', coverLetter: 'your cover letter' } as const;
/** Fields of the form that show contact: the employer sees them with the contact alone. */
const CONTACT_FIELDS: ReadonlySet<string> = new Set(['email', 'phone']);

/** What the employer could see, in sentences: profile, answers, documents and contact, each as it was. */
export function describeSeenData(seen: SeenData): string[] {
  return [
    describeProfile(seen),
    describeAnswers(seen),
    describeContact(seen.contactShown),
    seen.seenAt
      ? `They first opened your application on ${formatDay(seen.seenAt)}.`
      : 'They never opened your application.',
    ...(seen.isWithdrawn ? ['Since you withdrew, they have seen your name only.'] : []),
  ];
}

function describeProfile(seen: SeenData): string {
  if (!seen.hasProfile) return 'Your name. You had no profile.';
  if (!seen.isProfileVisible) return 'Your name. Your profile is hidden.';
  const more = [
    ...(seen.hasSocialAccounts ? ['your social accounts'] : []),
    ...(seen.hasVideos ? ['your portfolio videos'] : []),
  ];
  return `${sentence(['Your name', 'your profile', ...more])}.`;
}

function describeAnswers(seen: SeenData): string {
  const answered = z.record(z.string(), z.string());
  const basic = Object.entries(answered.parse(seen.basicFieldAnswers))
    .filter(([key, text]) => text !== '' && !CONTACT_FIELDS.has(key))
    .map(([key]) => labelOf(key));
  const answers = answered.parse(seen.questionAnswers);
  const questions = applicationTemplate.shape.questions
    .parse(seen.questions ?? [])
    .filter(({ id, type }) => type !== 'email' && (answers[id] ?? '') !== '')
    .map(({ question }) => `“${oneLine(question)}”`);
  const parts = [
    ...basic,
    ...seen.documents.map((kind) => DOCUMENT_WORDS[kind]),
    ...(questions.length > 0 ? [`your answers to ${sentence(questions)}`] : []),
  ];
  return parts.length === 0
    ? 'You answered no questions and attached no files.'
    : `Of what you wrote and attached: ${sentence(parts)}.`;
}

function labelOf(key: string): string {
  const labels: Readonly<Record<string, string>> = basicFieldLabels;
  return `your ${(labels[key] ?? key).toLowerCase()}`;
}

function describeContact(shown: SeenData['contactShown']): string {
  if (shown === null) return 'They were never shown your email and phone number.';
  const [first, last] = [formatDay(shown.first), formatDay(shown.last)];
  const days = first === last ? `on ${first}` : `from ${first} to ${last}`;
  return `They were shown your email and phone number ${days}.`;
}

/** 'a, b and c'. */
function sentence(parts: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(parts);
}
