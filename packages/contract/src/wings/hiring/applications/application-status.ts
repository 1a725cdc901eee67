/** One enumeration in the database, two vocabularies on the wire. */
export const applicationStatuses = [
  'submitted',
  'under_review',
  'interviewing',
  'accepted',
  'declined',
  'withdrawn',
  'ended',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** In these an applicant waits for an answer: an acceptance, a decline or interviews. */
export const awaitingStatuses = [
  'submitted',
  'under_review',
] as const satisfies readonly ApplicationStatus[];

export const seekerStatusLabels = {
  submitted: 'pending',
  under_review: 'Under Review',
  interviewing: 'Interviewing',
  accepted: 'Accepted',
  declined: 'Rejected',
  withdrawn: 'Withdrawn',
  ended: 'Closed',
} as const satisfies Record<ApplicationStatus, string>;

export const employerStatusLabels = {
  submitted: 'Active',
  under_review: 'Under Review',
  interviewing: 'Interviewing',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Closed',
} as const satisfies Record<ApplicationStatus, string>;

export type SeekerStatusLabel = (typeof seekerStatusLabels)[ApplicationStatus];
export type EmployerStatusLabel = (typeof employerStatusLabels)[ApplicationStatus];

export const seekerStatusLabelList = Object.values(seekerStatusLabels);
export const employerStatusLabelList = Object.values(employerStatusLabels);

/** Statuses that an employer may set, in the employer's vocabulary. */
export const settableStatusLabels = [
  'Active',
  'Under Review',
  'Interviewing',
  'Accepted',
  'Declined',
] as const;

/** The status for an employer's word; null for a word of neither vocabulary. */
export function statusFromEmployerLabel(word: string): ApplicationStatus | null {
  return applicationStatuses.find((status) => employerStatusLabels[status] === word) ?? null;
}

/** The status for a seeker's word; null for a word of neither vocabulary. */
export function statusFromSeekerLabel(word: string): ApplicationStatus | null {
  return applicationStatuses.find((status) => seekerStatusLabels[status] === word) ?? null;
}
