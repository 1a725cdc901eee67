import { accountLinkMail, accountMail, signInMail } from './account-mail/index.ts';
import { passwordResetMail } from './passwords/index.ts';

export const tasks = [accountLinkMail, accountMail, passwordResetMail, signInMail];
