import type { ApplicationStatus } from '@nextshift/contract';

/** What there is to tell: an application came in, went back to the start, or moved on. */
export type News = Exclude<ApplicationStatus, 'withdrawn' | 'submitted'> | 'received' | 'reopened';

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface Told {
  readonly firstName: string;
  readonly jobTitle: string;
  readonly companyName: string;
}

/** The words of each mail to an applicant. */
export const wordsOfNews: Readonly<Record<News, (told: Told) => Words>> = {
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
  accepted: ({ firstName, jobTitle, companyName }) => ({
    subject: `Congratulations! ${companyName} accepted your application for ${jobTitle}`,
    title: 'Congratulations!',
    paragraphs: [
      `Hi ${firstName}, ${companyName} has accepted your application for ${jobTitle}.`,
      'They should contact you soon with next steps.',
    ],
  }),
  declined: ({ firstName, jobTitle, companyName }) => ({
    subject: `Your application for ${jobTitle} at ${companyName}`,
    title: 'An update on your application',
    paragraphs: [
      `Hi ${firstName}, ${companyName} has decided not to go on with your application for ${jobTitle}.`,
      'That is no verdict on you. There are more shifts to find.',
    ],
  }),
};
