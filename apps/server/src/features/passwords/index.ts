/** What other features may use of passwords. */
export { issueResetToken } from './issue-reset-token.ts';
export { lockCredentials, setPassword } from './passwords.queries.ts';
export { passwordRoutes } from './passwords.routes.ts';
export { checkPassword, requirePassword } from './require-password.ts';
export { sendPasswordResetMail } from './send-password-reset-mail.ts';
export { voidMailedLinks } from './void-mailed-links.ts';
