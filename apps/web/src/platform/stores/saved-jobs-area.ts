/** The storage key of the seeker's saved jobs, for reading them offline. */
export const SAVED_JOBS_AREA = 'savedJobs';
