/** What other features may use of jobs. */
export {
  clearedSummaryColumns,
  isPublicJob,
  type JobRow,
  jobSummaryColumns,
  jobTextsFor,
  selectJobs,
} from './job-row.queries.ts';
export { columnOfField, columnsOfFields, erasedColumns } from './job-columns.ts';
export { requireClear } from './require-clear.ts';
export { jobRoutes } from './jobs.routes.ts';
export { withCityAsSpelled } from './place/city-as-spelled.ts';
export { criteriaOfSearch, surroundingsOfSearch } from './criteria-of-search.ts';
export { freeWeekOf } from './free-week.ts';
export { selectMatchingJobs } from './found-jobs.queries.ts';
export { countActiveJobsByCity } from './city-counts.queries.ts';
export { findJob, findJobsById, findPublicJob } from './jobs.queries.ts';
export { listNewestJobs } from './list-newest-jobs.ts';
export {
  isFull,
  isRemoved,
  openingsLeft,
  presentJob,
  presentJobSummary,
  presentWholeJob,
  timeZoneOf,
  tipsOfRow,
} from './present-job.ts';
export {
  closeActiveJob,
  closeActiveJobs,
  closeFilledJob,
  closeJobsOf,
  endOfApplications,
  queueEndings,
  removeJob,
  reopenFilledJob,
  restoreJob,
  endingReason,
  findEndingReason,
} from './close-jobs.queries.ts';
export {
  type ActiveJobRow,
  countActiveJobs,
  countOpeningsLeft,
  type JobTerms,
  listActiveJobs,
  type JobToApply,
  lockCompanyWithJobs,
  lockJob,
  lockJobToApply,
  lockSeekerWithJobs,
  recordFullNotification,
  setTermsOfActiveJobs,
} from './job-changes.queries.ts';
