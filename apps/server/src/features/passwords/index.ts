/** What other features may use of passwords. */
export { lockCredentials, voidResetTokens } from './passwords.queries.ts';
export { passwordRoutes } from './passwords.routes.ts';
export { requirePassword } from './require-password.ts';
export { sendPasswordResetMail } from './send-password-reset-mail.ts';
