/** The storage keys of what a seeker can read offline: saved jobs, and own shifts. */
export const SAVED_JOBS_AREA = 'savedJobs';
export const OWN_SHIFTS_AREA = 'ownShifts';
