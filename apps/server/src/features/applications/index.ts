/** What other features may use of applications. */
export { applicationRoutes } from './applications.routes.ts';
export { hasAcceptedApplication, listFilledJobs } from './decide.queries.ts';
export { recordContactViews } from './contact-views.queries.ts';
export { findApplicantAccess } from './find-applicant-access.ts';
export { listEmployerApplications } from './list-employer-applications.ts';
export { listSeekerApplications } from './list-seeker-applications.ts';
export { listAppliedJobIds } from './seeker-applications.queries.ts';
export { tellDecision } from './tell-decision.ts';
