/** What other features and the queue may use of mails about accounts. */
export { announceAccountChange } from './announce-account-change.ts';
export { sendAccountMail } from './send-account-mail.ts';
