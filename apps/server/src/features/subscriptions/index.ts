/** What other features may use of subscriptions. */
export { findPlan, maxActiveJobs, maxApplicantsPerJob, placementOf } from './plan-limits.ts';
export { subscriptionRoutes } from './subscriptions.routes.ts';
