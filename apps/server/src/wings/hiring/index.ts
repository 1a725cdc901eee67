/** The door of the hiring wing: applications, the work and the news of both. Other wings know nothing else of it. */
export { announceApplication } from './applicant-mail/index.ts';
export { findCurrentForm, replaceForm } from './application-forms/index.ts';
export {
  bringBackApplicants,
  countApplications,
  countFormerApplicants,
  createHider,
  findApplicantAccess,
  hideInProfile,
  listAppliedJobIds,
  listEmployerApplications,
  listFilledJobs,
  listSeekerApplications,
  listTimelines,
  presentAnswerDue,
  presentEnding,
  recordContactViews,
  withdrawAll,
} from './applications/index.ts';
export {
  cancelShiftsOfEmployer,
  cancelShiftsOfRemovedJob,
  datesOfShift,
  findJobShifts,
  followEditedShifts,
  lastDayAhead,
  makeRoomInShifts,
  offerShiftsOfRestoredJob,
  rangeOf,
} from './assignments/index.ts';
export { insertNoticeIfEnabled } from './notices/index.ts';
export { listSavedJobIds, listSavedJobs } from './saved-jobs/index.ts';
export { routes } from './routes.ts';
export { tasks } from './tasks.ts';
