/** What other features may use of subscriptions. */
export { cancelLeftPlan, endPlanOf } from './cancel-left-plan.ts';
export { cancelWithdrawnPlan } from './cancel-withdrawn-plan.ts';
export { keepPlanEndings } from './keep-plan-endings.ts';
export { findPlan, isPlanSuspended, jobTermsOf, maxActiveJobs } from './plan-limits.ts';
export { reconcilePendingCheckouts } from './reconcile-payments.ts';
export { type ReplayedEvent, replayPaymentEvents } from './replay-payment-events.ts';
export { warnOfSandboxPlans } from './sandbox-plans.ts';
export { sendSubscriptionMail } from './send-subscription-mail.ts';
export { subscriptionRoutes } from './subscriptions.routes.ts';
export { countUnmatchedEvents } from './subscription-events.queries.ts';
export { paymentWebhookRoutes } from './webhook.routes.ts';
