/** What other features may use of job drafts. */
export { jobDraftRoutes } from './job-drafts.routes.ts';
export { publishScheduledDrafts } from './publish-scheduled-drafts.ts';
export { jobDraftMail } from './job-draft-mail.ts';
