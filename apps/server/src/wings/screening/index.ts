/** The door of the screening wing: what is read before it is public. Other wings know nothing else of it. */
export {
  type CaseSubjectType,
  describeCompany,
  describeLines,
  findCompanySubject,
  insertDecidedCase,
  isAboutCompany,
  openCase,
  openCasesOfSignals,
  readAppealStatus,
  readCaseStatus,
  readCaseSubject,
  requireRevision,
  revisionOf,
} from './case-files/index.ts';
export {
  changeCompany,
  checkCompany,
  checkJob,
  describePosting,
  explainHeldTexts,
  holdAgain,
  holdReported,
  jobStateOf,
  keepHoldOf,
  keepWatch,
  liftWatch,
  listNearCopies,
  listSimilarPostings,
  lockCompany,
  presentOwnJob,
  presentOwnJobs,
  readMessage,
  type ReadingSettings,
  releaseRead,
  type ShownCompany,
  shownSince,
  textsOfCompany,
  watchAgain,
  withoutHeldParts,
  withTextsRead,
} from './moderation/index.ts';
export { linksIn } from './signals/index.ts';
export { listLinkedAccounts } from './linked/index.ts';
export {
  heldJobsCheck,
  companyRevisionOf,
  deleteVerification,
  verificationOf,
  verifyByDomain,
  verifyByOperator,
} from './verification/index.ts';
export { countHeldBefore, listVersions, moveVersions } from './versions/index.ts';
export { routes } from './routes.ts';
export { tasks } from './tasks.ts';
