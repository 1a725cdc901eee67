/** What other features may use of the mails to applicants. */
export { announceApplication, forgetApplicationNews } from './announce-application.ts';
export { applicantMail } from './applicant-mail.ts';
export { announceEnding, endingMail } from './ending-mail.ts';
