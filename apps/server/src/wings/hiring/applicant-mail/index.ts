/** What other features may use of the mails to applicants. */
export { announceApplication, forgetApplicationNews } from './announce-application.ts';
export { announceEnding } from './announce-ending.ts';
export { sendEndingMail } from './send-ending-mail.ts';
export { sendApplicantMail } from './send-applicant-mail.ts';
