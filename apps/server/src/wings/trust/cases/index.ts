/** What other features may use of cases. */
export { caseRoutes } from './cases.routes.ts';
export { appealMail } from './appeal-mail.ts';
export { removalMail } from './removal-mail.ts';
export { decideSampleCase } from './decide-case.ts';
