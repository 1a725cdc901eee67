/** What other features may use of the warnings to applicants of a scam. */
export { announceScam } from './announce-scam.ts';
export { sendScamWarningMail } from './send-scam-warning-mail.ts';
export { warnOfScam } from './warn-of-scam.ts';
