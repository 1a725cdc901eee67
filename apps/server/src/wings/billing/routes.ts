import type { RouteContext } from '../route-context.ts';
import { sandboxCheckoutRoutes, sandboxPortalRoutes } from './payments/index.ts';
import { salesInquiryRoutes } from './sales-inquiries/index.ts';
import { paymentWebhookRoutes, subscriptionRoutes } from './subscriptions/index.ts';

export function routes({ app, bind, platform, cookie }: RouteContext): void {
  subscriptionRoutes(bind, platform);
  paymentWebhookRoutes(app, platform);
  salesInquiryRoutes(bind, platform);
  sandboxCheckoutRoutes(app, platform, cookie);
  sandboxPortalRoutes(app, platform, cookie);
}
