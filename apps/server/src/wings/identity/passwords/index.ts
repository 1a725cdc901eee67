/** What other features may use of passwords. */
export { changeWithPassword } from './change-with-password.ts';
export { issueResetToken } from './issue-reset-token.ts';
export {
  findAccountByEmail,
  findCredentials,
  lockCredentials,
  renewPasswordHash,
  setPassword,
} from './passwords.queries.ts';
export { passwordRoutes } from './passwords.routes.ts';
export { requirePassword } from './require-password.ts';
export { passwordResetMail } from './password-reset-mail.ts';
export { voidMailedLinks } from './void-mailed-links.ts';
