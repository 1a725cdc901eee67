/** What other features may use of the warnings to applicants of a scam. */
export { scamWarningMail } from './scam-warning-mail.ts';
export { warnOfScam } from './warn-of-scam.ts';
