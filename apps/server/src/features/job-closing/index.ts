/** What other features may use of the closing of jobs by date. */
export { toldForOf } from './closing-notice.ts';
export { keepClosingDates } from './keep-closing-dates.ts';
export { sendJobClosingMail } from './send-job-closing-mail.ts';
