/** The door of the hiring wing: applications, the work and the news of both. Other wings know nothing else of it. */
export { announceApplication, insertNotice } from './news/index.ts';
export {
  createHider,
  findApplicantAccess,
  hideInProfile,
  recordContactViews,
} from './contact/index.ts';
export {
  findCurrentForm,
  replaceForm,
  bringBackApplicants,
  countApplications,
  countFormerApplicants,
  listAppliedJobIds,
  listEmployerApplications,
  listFilledJobs,
  listSeekerApplications,
  listTimelines,
  presentAnswerDue,
  presentEnding,
  withdrawAll,
} from './applications/index.ts';
export { findInterviewHours, storeInterviewHours } from './interviews/index.ts';
export {
  cancelShiftsOfEmployer,
  cancelShiftsOfRemovedJob,
  datesOfShift,
  findJobShifts,
  followEditedShifts,
  lastDayAhead,
  listCoverCandidates,
  makeRoomInShifts,
  offerShiftsOfRestoredJob,
  rangeOf,
} from './work/index.ts';
export {
  deliverHeldMessage,
  describeMessage,
  findReportedMessage,
  listAllMessages,
} from './messages/index.ts';
export { listSavedJobIds, listSavedJobs } from './saved-jobs/index.ts';
export { routes } from './routes.ts';
export { tasks } from './tasks.ts';
