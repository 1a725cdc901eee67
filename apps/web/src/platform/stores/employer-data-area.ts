/** The storage key of `employer-data-store.ts`, which seekers' pages do not load. */
export const EMPLOYER_DATA_AREA = 'employerData';
