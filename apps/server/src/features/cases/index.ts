/** What other features may use of cases. */
export { type CaseSubjectType, openCase } from './open-case.queries.ts';
export { caseRoutes } from './cases.routes.ts';
export { readCaseSubject } from './read-case-subject.ts';
export { sendRemovalMail } from './send-removal-mail.ts';
