/** What other features may use of the mails to applicants. */
export { announceApplication } from './announce-application.ts';
export { sendApplicantMail } from './send-applicant-mail.ts';
