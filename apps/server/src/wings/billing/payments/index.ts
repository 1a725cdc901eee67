/** What other features may use of the payment providers. */
export { createPayments } from './create-payments.ts';
export type {
  ChosenPlan,
  PaymentProvider,
  ProviderEvent,
  ProviderInvoice,
  ProviderState,
  ProviderSubscription,
  UnmatchedReason,
} from '../../../platform/payments/payment-provider.ts';
export { deliverInProcess } from './sandbox/deliver-in-process.ts';
export { renewSubscriptions } from './sandbox/renew-subscriptions.ts';
export { sandboxCheckoutRoutes } from './sandbox/sandbox-checkout.routes.ts';
export { sandboxPortalRoutes } from './sandbox/sandbox-portal.routes.ts';
export { type DeliverEvent, sendSandboxEvent } from './sandbox/sandbox-event.ts';
