import { jobClosingMail, processClosingDates } from './job-closing/index.ts';
import { jobDraftMail, publishScheduledDrafts } from './job-drafts/index.ts';

export const tasks = [jobClosingMail, jobDraftMail, processClosingDates, publishScheduledDrafts];
