/** One enumeration in the database, two vocabularies on the wire. */
export const applicationStatuses = [
  'submitted',
  'under_review',
  'interviewing',
  'accepted',
  'declined',
  'withdrawn',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

export const seekerStatusWords = {
  submitted: 'pending',
  under_review: 'Under Review',
  interviewing: 'Interviewing',
  accepted: 'Accepted',
  declined: 'Rejected',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ApplicationStatus, string>;

export const employerStatusWords = {
  submitted: 'Active',
  under_review: 'Under Review',
  interviewing: 'Interviewing',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ApplicationStatus, string>;

export type SeekerStatusWord = (typeof seekerStatusWords)[ApplicationStatus];
export type EmployerStatusWord = (typeof employerStatusWords)[ApplicationStatus];

export const seekerStatusWordList = Object.values(seekerStatusWords);
export const employerStatusWordList = Object.values(employerStatusWords);

/** What an employer may set, in the employer's words. */
export const settableStatusWords = [
  'Active',
  'Under Review',
  'Interviewing',
  'Accepted',
  'Declined',
] as const;

/** The status that an employer's word names; null for a word of neither vocabulary. */
export function statusOfEmployerWord(word: string): ApplicationStatus | null {
  return applicationStatuses.find((status) => employerStatusWords[status] === word) ?? null;
}

/** The status that a seeker's word names; null for a word of neither vocabulary. */
export function statusOfSeekerWord(word: string): ApplicationStatus | null {
  return applicationStatuses.find((status) => seekerStatusWords[status] === word) ?? null;
}
