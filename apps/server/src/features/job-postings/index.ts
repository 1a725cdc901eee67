/** What other features may use of job postings. */
export { jobPostingRoutes } from './job-postings.routes.ts';
