/** What other features may use of the suspension of accounts. */
export { completeSuspension } from './complete-suspension.ts';
export { restoreAccount, restoreAfterCase } from './restore-account.ts';
export { suspendAccount } from './suspend-account.ts';
export { suspensionMail } from './suspension-mail.ts';
export { findOpenSuspension, lockWithJobs } from './suspensions.queries.ts';
