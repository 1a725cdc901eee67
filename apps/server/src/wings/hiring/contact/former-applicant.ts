import { FORMER_APPLICANT_ID } from '@nextshift/contract';

/** Stands in for an applicant who deleted the account. */
export const FORMER_APPLICANT = {
  id: FORMER_APPLICANT_ID,
  firstName: 'Former',
  lastName: 'applicant',
} as const;
