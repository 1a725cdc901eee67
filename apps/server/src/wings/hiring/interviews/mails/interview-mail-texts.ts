import { describeMoments, type InterviewPlaceKind, type MessageSide } from '@nextshift/contract';

/** What is told of an interview; `elsewhere`: it has another place. */
export const interviewNews = [
  'invited',
  'booked',
  'moved',
  'elsewhere',
  'soon',
  'declined',
  'cancelled',
] as const;
export type InterviewNews = (typeof interviewNews)[number];

interface Told {
  readonly to: MessageSide;
  readonly news: InterviewNews;
  /** Of the recipient. */
  readonly name: string;
  /** Of the job. */
  readonly title: string;
  readonly companyName: string;
  readonly minutes: number;
  /** Null before a time was booked. */
  readonly time: {
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly timeZone: string;
  } | null;
  readonly place: { readonly kind: InterviewPlaceKind; readonly text: string } | null;
  /** Whether the applicant withdrew. */
  readonly isGivenUp: boolean;
  /** Whether the applicant is accepted, and needs no interview. */
  readonly isHired: boolean;
}

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What the button says. */
  readonly action: string;
}

/** The texts of each mail about an interview. */
export function interviewMailTexts(told: Told): Words {
  return told.to === 'seeker' ? textsForSeeker(told) : textsForEmployer(told);
}

function textsForSeeker(told: Told): Words {
  const { news, name, title, companyName, minutes, time, isHired, isGivenUp } = told;
  const when = time ? describeMoments(time) : '';
  const hi = `Hi ${name},`;
  const why = isHired ? ': they have accepted you' : isGivenUp ? ': you have withdrawn' : '';
  const change =
    'You can move or decline it until it starts, so that somebody else can have the time.';
  switch (news) {
    case 'invited':
      return {
        subject: `${companyName} invites you to an interview for ${title}`,
        title: 'Choose a time for your interview',
        paragraphs: [
          `${hi} ${companyName} would like to talk with you about ${title}. It takes ${minutes} minutes.`,
          'Choose one of the times that they have. Those that fit your week come first.',
        ],
        action: 'Choose a time',
      };
    case 'booked':
      return {
        subject: `Your interview for ${title}: ${when}`,
        title: 'Your interview is booked',
        paragraphs: [
          `${hi} ${companyName} expects you on ${when}, for ${title}.`,
          ...placeLine(told),
          change,
        ],
        action: 'See your interview',
      };
    case 'moved':
      return {
        subject: `Your interview for ${title} is now on ${when}`,
        title: 'Your interview has moved',
        paragraphs: [
          `${hi} your interview with ${companyName} for ${title} is now on ${when}.`,
          ...placeLine(told),
        ],
        action: 'See your interview',
      };
    case 'elsewhere':
      return {
        subject: `Your interview for ${title} has a new location`,
        title: 'Your interview has a new location',
        paragraphs: [
          `${hi} ${companyName} has changed where your interview for ${title} on ${when} is.`,
          ...placeLine(told),
        ],
        action: 'See your interview',
      };
    case 'soon':
      return {
        subject: `Your interview for ${title}: ${when}`,
        title: 'Your interview is soon',
        paragraphs: [
          `${hi} ${companyName} expects you on ${when}, for ${title}.`,
          ...placeLine(told),
          change,
        ],
        action: 'See your interview',
      };
    case 'declined':
      return {
        subject: `You gave up your interview for ${title}`,
        title: 'You gave up your interview',
        paragraphs: [
          `${hi} you have given up your interview with ${companyName} for ${title} on ${when}. They know.`,
          'Your application stays open.',
        ],
        action: 'See your application',
      };
    case 'cancelled':
      return {
        subject: `Your interview for ${title} will not take place`,
        title: 'Your interview is canceled',
        paragraphs: [
          when
            ? `${hi} your interview with ${companyName} for ${title} on ${when} will not take place${why}.`
            : `${hi} ${companyName} has taken back the invitation to an interview for ${title}.`,
        ],
        action: 'See your application',
      };
  }
}

function textsForEmployer(told: Told): Words {
  const { news, name, title, time, isGivenUp } = told;
  const when = time ? describeMoments(time) : '';
  const hi = `Hi ${name},`;
  const action = 'See the applicant';
  switch (news) {
    case 'invited':
    case 'elsewhere':
    case 'soon':
    case 'booked':
      return {
        subject: `Interview booked: “${title}”, ${when}`,
        title: 'An interview is booked',
        paragraphs: [`${hi} an applicant for “${title}” has booked ${when}.`, ...placeLine(told)],
        action,
      };
    case 'moved':
      return {
        subject: `Interview moved: “${title}”, now ${when}`,
        title: 'An interview has moved',
        paragraphs: [`${hi} an applicant for “${title}” has moved their interview to ${when}.`],
        action,
      };
    case 'declined':
      return {
        subject: `Interview declined: “${title}”`,
        title: 'An interview was declined',
        paragraphs: [
          when
            ? `${hi} an applicant for “${title}” cannot come on ${when}. The time is free again.`
            : `${hi} an applicant for “${title}” has declined your invitation to an interview.`,
        ],
        action,
      };
    case 'cancelled':
      return {
        subject: `Interview canceled: “${title}”, ${when}`,
        title: 'An interview is canceled',
        paragraphs: [
          `${hi} the interview for “${title}” on ${when} will not take place${isGivenUp ? ': the applicant has withdrawn' : ''}. The time is free again.`,
        ],
        action,
      };
  }
}

function placeLine({ place }: Told): string[] {
  if (!place) return [];
  const lead = { onsite: 'Where', phone: 'Call', video: 'By video' }[place.kind];
  return [`${lead}: ${place.text}`];
}
