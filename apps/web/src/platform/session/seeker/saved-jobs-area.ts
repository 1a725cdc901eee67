/** Where the browser stores the seeker's saved jobs, to be read without a connection. */
export const SAVED_JOBS_AREA = 'savedJobs';
