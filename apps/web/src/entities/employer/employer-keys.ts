/** Query keys of an employer's own lists. Shared: a decision in one feature changes what another shows. */
export const employerKeys = {
  jobs: (employerId: string) => ['employer', employerId, 'jobs'] as const,
  drafts: (employerId: string) => ['employer', employerId, 'drafts'] as const,
  rosters: (employerId: string) => ['employer', employerId, 'rosters'] as const,
  shiftDates: (employerId: string) => ['employer', employerId, 'shift-dates'] as const,
  applications: (employerId: string) => ['employer', employerId, 'applications'] as const,
};
