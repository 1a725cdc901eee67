import type { NewsKind } from '@nextshift/contract';

interface Words {
  readonly label: string;
  readonly help: string;
}

/** What each kind of news is to either side. */
export const KIND_WORDS: Readonly<Record<'seeker' | 'employer', Record<NewsKind, Words>>> = {
  seeker: {
    message: { label: 'Messages', help: 'An employer has written to you' },
    interview: { label: 'Interviews', help: 'Invitations, changes and reminders' },
    shift: { label: 'Shifts', help: 'Shifts to confirm, and changes' },
    decision: { label: 'Applications', help: 'Decisions, and applications that close' },
    alert: { label: 'Jobs', help: 'Your job alerts, and saved jobs that close' },
  },
  employer: {
    message: { label: 'Messages', help: 'An applicant has written to you' },
    interview: { label: 'Interviews', help: 'Booked, moved or declined' },
    shift: { label: 'Shifts', help: 'Who cannot come' },
    decision: { label: 'Applications', help: 'New applicants, withdrawals, answers that are due' },
    alert: { label: 'Jobs', help: 'Full, about to close, or closed' },
  },
};
