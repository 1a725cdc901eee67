/** What other features may use of subscriptions. */
export { cancelSecondPlan } from './cancel-second-plan.ts';
export { keepPlanEndings } from './keep-plan-endings.ts';
export { findPlan, jobTermsOf, maxActiveJobs } from './plan-limits.ts';
export { sendSubscriptionMail } from './send-subscription-mail.ts';
export { subscriptionRoutes } from './subscriptions.routes.ts';
export { paymentWebhookRoutes } from './webhook.routes.ts';
