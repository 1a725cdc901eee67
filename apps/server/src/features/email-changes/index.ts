/** What other features may use of changes of an email address. */
export { findPendingEmail } from './email-changes.queries.ts';
export { emailChangeRoutes } from './email-changes.routes.ts';
export { openEmailChange } from './open-email-change.ts';
