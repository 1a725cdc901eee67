/** What other features may use of jobs. */
export { type JobRow, jobSummaryColumns, selectJobs } from './job-row.ts';
export { jobRoutes } from './jobs.routes.ts';
export { findJob } from './jobs.queries.ts';
export { presentJob, presentJobSummary } from './present-job.ts';
export { changeApplicantCount, closeActiveJob, lockJob } from './job-changes.queries.ts';
