/** What other features may use of subscriptions. */
export { cancelLeftPlan, endPlanOf } from './endings/cancel-left-plan.ts';
export { cancelWithdrawnPlan } from './endings/cancel-withdrawn-plan.ts';
export { processPlanEndings } from './endings/process-plan-endings.ts';
export { findPlan, jobTermsOf } from './plan-limits.ts';
export { reconcilePendingCheckouts } from './provider-state/reconcile-payments.ts';
export { type ReplayedEvent, replayPaymentEvents } from './provider-state/replay-payment-events.ts';
export { warnAboutSandboxPlans } from './provider-state/sandbox-plans.ts';
export { requirePlanCapacity } from './require-plan-capacity.ts';
export { subscriptionMail } from './news/subscription-mail.ts';
export { subscriptionRoutes } from './subscriptions.routes.ts';
export { countUnmatchedEvents } from './provider-state/subscription-events.queries.ts';
export { paymentWebhookRoutes } from './webhook.routes.ts';
export { withLockedEmployer } from './with-locked-employer.queries.ts';
