/** The door of the billing wing: plans and payments. Other wings know nothing else of it. */
export {
  createPayments,
  type DeliverEvent,
  deliverInProcess,
  sendSandboxEvent,
} from './payments/index.ts';
export {
  countUnmatchedEvents,
  endPlanOf,
  findPlan,
  jobTermsOf,
  type ReplayedEvent,
  replayPaymentEvents,
  requirePlanCapacity,
  warnAboutSandboxPlans,
  withLockedEmployer,
} from './subscriptions/index.ts';
export { routes } from './routes.ts';
export { tasks } from './tasks.ts';
