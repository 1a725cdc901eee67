/** What other features may use of saved jobs. */
export { savedJobRoutes } from './saved-jobs.routes.ts';
export { listSavedJobs } from './list-saved-jobs.ts';
export { listSavedJobIds } from './saved-jobs.queries.ts';
export { remindOfSavedJobs } from './remind-of-saved-jobs.ts';
export { savedJobMail } from './saved-job-mail.ts';
