/** What other features and the queue may use of mails about accounts. */
export { announcePasswordChange } from './announce-password-change.ts';
export { mailAccountLink } from './mail-account-link.ts';
export { sendAccountLinkMail } from './send-account-link-mail.ts';
export { sendAccountMail } from './send-account-mail.ts';
