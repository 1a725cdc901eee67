import { renewSubscriptions } from './payments/index.ts';
import { salesInquiryMail } from './sales-inquiries/index.ts';
import {
  cancelLeftPlan,
  cancelWithdrawnPlan,
  processPlanEndings,
  reconcilePendingCheckouts,
  subscriptionMail,
} from './subscriptions/index.ts';

export const tasks = [
  cancelLeftPlan,
  cancelWithdrawnPlan,
  // Versions before refunds ended plans queued it under this name.
  { ...cancelWithdrawnPlan, name: 'cancel-second-plan' },
  processPlanEndings,
  reconcilePendingCheckouts,
  renewSubscriptions,
  salesInquiryMail,
  subscriptionMail,
];
