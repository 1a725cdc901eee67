/** What other features may use of passwords. */
export { passwordRoutes } from './passwords.routes.ts';
export { requirePassword } from './require-password.ts';
export { sendPasswordResetMail } from './send-password-reset-mail.ts';
