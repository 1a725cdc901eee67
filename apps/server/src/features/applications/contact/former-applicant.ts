/** Stands in for an applicant who deleted the account. */
export const FORMER_APPLICANT = {
  id: '00000000-0000-0000-0000-000000000000',
  firstName: 'Former',
  lastName: 'applicant',
} as const;
