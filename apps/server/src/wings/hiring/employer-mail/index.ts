/** What other features may use of the mails to employers. */
export { announceAnswersDue } from './announce-answers-due.ts';
export { announceFullJob } from './announce-full-job.ts';
export { announceToEmployer } from './announce-to-employer.ts';
export { announceWithdrawal } from './announce-withdrawal.ts';
export { sendAnswerReminderMail } from './send-answer-reminder-mail.ts';
export { sendEmployerMail } from './send-employer-mail.ts';
export { sendJobFullMail } from './send-job-full-mail.ts';
export { sendWithdrawalMail } from './send-withdrawal-mail.ts';
