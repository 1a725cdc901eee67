/** What other features may use of applications. */
export { applicationRoutes } from './applications.routes.ts';
export { countApplications, listFilledJobs } from './decide/decide.queries.ts';
export { bringBackApplicants } from './bring-back/bring-back-applicants.ts';
export { countFormerApplicants } from './bring-back/bring-back.queries.ts';
export { listEmployerApplications } from './read/list-employer-applications.ts';
export { listTimelines } from './read/list-timelines.ts';
export { presentAnswerDue } from './read/present-answer-due.ts';
export { presentEnding } from './read/present-ending.ts';
export { listSeekerApplications } from './read/list-seeker-applications.ts';
export { withdrawAll } from './apply/withdraw-all.ts';
export { listAppliedJobIds } from './read/seeker-applications.queries.ts';
export { endApplications } from './end/end-applications.ts';
export { endUnanswered } from './due/end-unanswered.ts';
export { remindOfAnswers } from './due/remind-of-answers.ts';
export { notifyOfStatus } from './decide/notify-of-status.ts';
export { findCurrentForm, replaceForm } from './forms/application-forms.queries.ts';
export { applicationFormRoutes } from './forms/application-forms.routes.ts';
export { documentRoutes } from './documents/documents.routes.ts';
