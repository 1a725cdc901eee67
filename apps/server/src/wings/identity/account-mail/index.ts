/** What other features and the queue may use of mails about accounts. */
export { announceAccountChange } from './announce-account-change.ts';
export { announcePasswordChange } from './announce-password-change.ts';
export { announceSignIn } from './announce-sign-in.ts';
export { mailAccountLink } from './mail-account-link.ts';
export { sendAccountLinkMail } from './send-account-link-mail.ts';
export { sendAccountMail } from './send-account-mail.ts';
export { sendSignInMail } from './send-sign-in-mail.ts';
