import type { Platform } from '../../platform/platform.ts';
import type { TaskList } from '../../platform/queue/task.ts';
import { type DeliverEvent, renewSubscriptions, sendSandboxEvent } from './payments/index.ts';
import { sendSalesInquiryMail } from './sales-inquiries/index.ts';
import {
  cancelLeftPlan,
  cancelWithdrawnPlan,
  processPlanEndings,
  reconcilePendingCheckouts,
  sendSubscriptionMail,
} from './subscriptions/index.ts';

/** `deliver` sends the events of the sandbox to our own webhook. */
export function tasks(platform: Platform, deliver: DeliverEvent) {
  return {
    'cancel-left-plan': (payload) => cancelLeftPlan(platform, payload),
    // Versions before refunds ended plans queued it under this name.
    'cancel-second-plan': (payload) => cancelWithdrawnPlan(platform, payload),
    'cancel-withdrawn-plan': (payload) => cancelWithdrawnPlan(platform, payload),
    'pending-checkouts': () => reconcilePendingCheckouts(platform),
    'plan-endings': () => processPlanEndings(platform),
    'subscription-mail': (payload) => sendSubscriptionMail(platform, payload),
    'sales-inquiry-mail': (payload) => sendSalesInquiryMail(platform, payload),
    'sandbox-event': (payload) => sendSandboxEvent(platform, deliver, payload),
    'sandbox-renewals': () => renewSubscriptions(platform),
  } satisfies Partial<TaskList>;
}
