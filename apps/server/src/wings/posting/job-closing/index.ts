/** What other features may use of the closing of jobs by date. */
export { columnsOfNotices } from './closing-notice.ts';
export { processClosingDates } from './process-closing-dates.ts';
export { jobClosingMail } from './job-closing-mail.ts';
