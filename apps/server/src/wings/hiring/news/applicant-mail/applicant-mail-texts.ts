import {
  ANSWER_DUE_DAYS,
  applicationStatuses,
  describeShifts,
  formatDay,
  formatDayIn,
  type Shift,
  zoneNameAt,
} from '@nextshift/contract';
import * as z from 'zod';

/**
 * What an applicant is notified of one by one: a status, that the employer deleted the application (`acceptance_cancelled`
 * if the applicant was not told of the acceptance) or the account, before or after accepting, or that it brought the application back after reposting the job. What ends undecided is gathered in a mail of its own.
 */
export const notifiedChange = z.union([
  z.enum(applicationStatuses).exclude(['withdrawn', 'ended']),
  z.enum([
    'place_withdrawn',
    'acceptance_cancelled',
    'company_left',
    'accepting_company_left',
    'brought_back',
  ]),
]);

export type NotifiedChange = z.output<typeof notifiedChange>;

/** The kinds of mail: an application came in, was reopened, or changed its status. */
export type ApplicantMailKind = Exclude<NotifiedChange, 'submitted'> | 'received' | 'reopened';

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** When and where someone accepted works. */
export interface AgreedWork {
  readonly shifts: readonly Shift[];
  /** Null if no date is made yet. */
  readonly firstStartsAt: Date | null;
  readonly timeZone: string;
  readonly place: string;
  readonly isRemote: boolean;
}

export interface ApplicantMailDetails {
  readonly firstName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  /** When the contact was first and last shown to the employer; null if never. */
  readonly contactShown: { readonly first: Date; readonly last: Date } | null;
  /** Null unless shifts are agreed. */
  readonly work: AgreedWork | null;
}

/** The texts of each mail to an applicant. */
export const applicantMailTexts: Readonly<
  Record<ApplicantMailKind, (told: ApplicantMailDetails) => Words>
> = {
  received: ({ firstName, jobTitle, companyName }) => ({
    subject: `We sent your application for ${jobTitle} to ${companyName}`,
    title: 'Application received',
    paragraphs: [
      `Hi ${firstName}, ${companyName} has your application for ${jobTitle}.`,
      'We will tell you as soon as anything changes.',
    ],
  }),
  reopened: ({ firstName, jobTitle, companyName }) => ({
    subject: `${companyName} is looking at your application for ${jobTitle} again`,
    title: 'Your application is open again',
    paragraphs: [
      `Hi ${firstName}, ${companyName} has reopened your application for ${jobTitle}. It is being considered again.`,
    ],
  }),
  brought_back: ({ firstName, jobTitle, companyName }) => ({
    subject: `Your application for ${jobTitle} at ${companyName} is open again`,
    title: 'Your application is open again',
    paragraphs: [
      `Hi ${firstName}, ${companyName} has posted ${jobTitle} again and would like to consider your application. You can expect an answer within ${ANSWER_DUE_DAYS} days.`,
      'If you are no longer interested, withdraw it in your history.',
    ],
  }),
  under_review: ({ firstName, jobTitle, companyName }) => ({
    subject: `${companyName} is reviewing your application for ${jobTitle}`,
    title: 'Your application is under review',
    paragraphs: [
      `Hi ${firstName}, ${companyName} has started to review your application for ${jobTitle}.`,
    ],
  }),
  interviewing: ({ firstName, jobTitle, companyName }) => ({
    subject: `Interview stage: your application for ${jobTitle} at ${companyName}`,
    title: 'You are in the interview stage',
    paragraphs: [
      `Hi ${firstName}, ${companyName} has moved your application for ${jobTitle} to interviews.`,
    ],
  }),
  accepted: ({ firstName, jobTitle, companyName, work }) => ({
    subject: `Congratulations! ${companyName} accepted your application for ${jobTitle}`,
    title: 'Congratulations!',
    paragraphs: [
      `Hi ${firstName}, ${companyName} has accepted your application for ${jobTitle}.`,
      ...(work ? describeWork(work) : ['They should contact you soon with next steps.']),
    ],
  }),
  declined: ({ firstName, jobTitle, companyName }) => ({
    subject: `Your application for ${jobTitle} at ${companyName}`,
    title: 'An update on your application',
    paragraphs: [
      `Hi ${firstName}, ${companyName} has decided not to go on with your application for ${jobTitle}.`,
      'This is not a verdict on you. There are more shifts to find.',
    ],
  }),
  company_left: ({ firstName, jobTitle, companyName }) => ({
    subject: `${companyName} has left NextShift`,
    title: 'Your application has ended',
    paragraphs: [
      `Hi ${firstName}, ${companyName} has deleted its account before it decided on your application for ${jobTitle}.`,
      'This is not a verdict on you. There are more shifts to find.',
    ],
  }),
  accepting_company_left: ({ firstName, jobTitle, companyName, contactShown }) => ({
    subject: `${companyName} has left NextShift`,
    title: 'Your job has ended',
    paragraphs: [
      `Hi ${firstName}, ${companyName} had accepted your application for ${jobTitle} and has deleted its account since. Unless you have agreed otherwise with them, please do not count on this job.`,
      describeContact(contactShown),
    ],
  }),
  place_withdrawn: ({ firstName, jobTitle, companyName, contactShown }) => ({
    subject: `${companyName} has withdrawn its offer for ${jobTitle}`,
    title: 'The offer was withdrawn',
    paragraphs: [
      `Hi ${firstName}, ${companyName} had accepted your application for ${jobTitle}, and has taken that back. Please do not count on this job.`,
      describeContact(contactShown),
    ],
  }),
  acceptance_cancelled: ({ firstName, jobTitle, companyName, contactShown }) => ({
    subject: `Your application for ${jobTitle} at ${companyName} is closed`,
    title: 'Your application is closed',
    paragraphs: [
      `Hi ${firstName}, ${companyName} accepted your application for ${jobTitle} and took that back before we told you. It is closed now: you do not have this job.`,
      describeContact(contactShown),
      'This is not a verdict on you. There are more shifts to find.',
    ],
  }),
};

function describeWork({ shifts, firstStartsAt, timeZone, place, isRemote }: AgreedWork): string[] {
  const when = `When: ${describeShifts(shifts).join('; ')}`;
  const zone = firstStartsAt ? ` (${zoneNameAt(timeZone, firstStartsAt)})` : '';
  const first = firstStartsAt ? ` Your first day is ${formatDayIn(timeZone, firstStartsAt)}.` : '';
  return [
    `${when}${zone}.${first}`,
    isRemote ? 'Where: you work remotely.' : `Where: ${place}.`,
    'Two days before each shift we ask you to confirm it. If you cannot make one, tell them in My shifts as soon as you know.',
  ];
}

function describeContact(shown: ApplicantMailDetails['contactShown']): string {
  if (shown === null) return 'They are not shown your email and phone number.';
  const [first, last] = [formatDay(shown.first), formatDay(shown.last)];
  const days = first === last ? `on ${first}` : `from ${first} to ${last}`;
  return `They were shown your email and phone number ${days}, and no longer are.`;
}
