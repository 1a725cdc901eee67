/** What other features and the queue may use of mails about accounts. */
export { accountLinkMail, mailAccountLink } from './account-link-mail.ts';
export { accountMail, announceAccountChange } from './account-mail.ts';
export { announcePasswordChange } from './announce-password-change.ts';
export { announceSignIn, signInMail } from './sign-in-mail.ts';
