/** What other features may use of job postings. */
export { columnsOfShifts } from './shifts-of-posting.ts';
export { postJob } from './create-job.ts';
export { jobPostingRoutes } from './job-postings.routes.ts';
export { requireClosingTime } from './require-closing-time.ts';
export { requireJobFields } from './require-job-fields.ts';
export { requireVerifiedFor } from './require-openings.ts';
