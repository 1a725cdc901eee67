/** Query keys of a seeker's own lists. */
export const ownListKeys = {
  savedJobs: ['saved-jobs'],
  applications: ['applications'],
  notices: ['notices'],
  shifts: ['my-shifts'],
} as const;
