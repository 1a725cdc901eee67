/** What other features may use of cases. */
export { caseRoutes } from './cases.routes.ts';
export { sendAppealMail } from './send-appeal-mail.ts';
export { sendRemovalMail } from './send-removal-mail.ts';
