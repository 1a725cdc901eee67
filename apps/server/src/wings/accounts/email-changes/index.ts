/** What other features may use of changes of an email address. */
export { findPendingEmail } from './email-changes.queries.ts';
export { emailChangeRoutes } from './email-changes.routes.ts';
export { mailConfirmation } from './mail-confirmation.ts';
export { requestEmailChange } from './request-email-change.ts';
