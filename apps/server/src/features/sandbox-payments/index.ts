/** What other features may use of the built-in payment provider. */
export { createSandboxPayments } from './create-sandbox-payments.ts';
export { deliverInProcess } from './deliver-in-process.ts';
export { renewSubscriptions } from './renew-subscriptions.ts';
export { sandboxCheckoutRoutes } from './sandbox-checkout.routes.ts';
export { sandboxPortalRoutes } from './sandbox-portal.routes.ts';
export { type DeliverEvent, sendSandboxEvent } from './sandbox-event.ts';
