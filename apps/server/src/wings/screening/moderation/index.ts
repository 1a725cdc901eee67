/** What other features may use of the moderation of jobs. */
export { changeCompany } from './companies/change-company.ts';
export { checkCompany } from './companies/check-company.ts';
export { checkHeldJobs } from './check-held-jobs.ts';
export { checkJob } from './check-job.ts';
export { describePosting } from './describe-posting.ts';
export { keepWatch } from './heavy/keep-watch.ts';
export { liftWatch } from './heavy/lift-watch.ts';
export { watchAgain } from './heavy/watch-again.ts';
export { holdReported } from './hold-reported.ts';
export { jobStateOf } from './job-state.ts';
export { listNearCopies } from './copies/list-near-copies.ts';
export { listSimilarPostings } from './copies/list-similar-postings.ts';
export {
  explainHeldTexts,
  type ShownCompany,
  withoutHeldParts,
} from './companies/present-company-texts.ts';
export { presentOwnJob, presentOwnJobs } from './present-own-job.ts';
export { readMessage } from './read-message.ts';
export { holdAgain, keepHoldOf, releaseRead } from './release-held.ts';
export { lockCompany } from './companies/company-holds.queries.ts';
export { holdMail } from './hold-mail.ts';
export { type ReadingSettings, withTextsRead } from './text-reader.ts';
export { findLimits } from './screening-settings.queries.ts';
export { shownSince } from './shown-since.ts';
export { textsOfCompany } from './texts-of-posting.ts';
