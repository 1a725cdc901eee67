/** What other features may use of what cases hold. */
export { findCompanySubject } from './company-subject.queries.ts';
export { describeCompany, describeJob, describeLines, screenedTexts } from './describe-subject.ts';
export { isAboutCompany } from './is-about-company.queries.ts';
export { insertDecidedCase } from './insert-decided-case.queries.ts';
export {
  type CaseSubjectType,
  openCase,
  openCasesOfSignals,
  settleCasesOf,
} from './open-case.queries.ts';
export { readAppealStatus } from './read-appeal-status.ts';
export { readCaseStatus } from './read-case-status.ts';
export { readCaseSubject } from './read-case-subject.ts';
export { requireRevision, revisionOf } from './revision.ts';
