/** What other features may use of the mails to employers. */
export { announceToEmployer } from './announce-to-employer.ts';
export { sendEmployerMail } from './send-employer-mail.ts';
