/** What other features may use of the mails to employers. */
export { answerReminderMail } from './answer-reminder-mail.ts';
export { announceToEmployer, employerMail } from './employer-mail.ts';
export { announceFullJob, jobFullMail } from './job-full-mail.ts';
export { withdrawalMail } from './withdrawal-mail.ts';
