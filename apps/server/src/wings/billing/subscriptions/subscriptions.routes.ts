import {
  cancelSubscription as cancelEndpoint,
  changeSubscription as changeEndpoint,
  checkSubscription as checkEndpoint,
  chooseKeptJobs as chooseKeptJobsEndpoint,
  getInvoice as invoiceEndpoint,
  openBillingPortal as portalEndpoint,
  getBillingHistory as historyEndpoint,
  getSubscription as getEndpoint,
  getSurplusJobs as surplusEndpoint,
  listPlans as plansEndpoint,
  plans,
  previewChange as previewEndpoint,
  reactivateSubscription as reactivateEndpoint,
  refreshSubscriptionToken as refreshEndpoint,
  startSubscription as startEndpoint,
} from '@nextshift/contract';
import { ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  cancelSubscription,
  changeSubscription,
  reactivateSubscription,
} from './manage/change-subscription.ts';
import { findOwnSubscription } from './find-own-subscription.ts';
import { chooseKeptJobs, findClosingJobs } from './surplus/find-surplus-jobs.ts';
import { listBillingHistory } from './manage/list-billing-history.ts';
import { findInvoiceUrl, openBillingPortal } from './manage/open-billing-pages.ts';
import { previewChange } from './manage/preview-change.ts';
import { reconcilePayments } from './provider-state/reconcile-payments.ts';
import { startSubscription } from './manage/start-subscription.ts';

export function subscriptionRoutes(bind: Bind, platform: Platform): void {
  bind(plansEndpoint, async () =>
    ok({ plans: plans.map((plan) => ({ ...plan, features: [...plan.features] })) }),
  );

  bind(getEndpoint, async ({ session }) =>
    ok(await findOwnSubscription(platform, session.accountId)),
  );

  bind(checkEndpoint, async ({ session }) => {
    await reconcilePayments(platform, session.accountId);
    return ok(await findOwnSubscription(platform, session.accountId));
  });

  bind(refreshEndpoint, async ({ session }) => {
    const { subscriptionToken } = await findOwnSubscription(platform, session.accountId);
    return ok({ subscriptionToken });
  });

  bind(startEndpoint, async ({ session, body, ownOrigin, idempotencyKey: callKey }) => {
    const { planType, billingCycle } = body;
    const employerId = session.accountId;
    const purchase = { employerId, planType, billingCycle, ownOrigin, callKey };
    return ok({ checkoutUrl: await startSubscription(platform, purchase) });
  });

  bind(changeEndpoint, async ({ session, params, body, ownOrigin, idempotencyKey: callKey }) => {
    const own = { employerId: session.accountId, subscriptionId: params.id, callKey };
    return ok({ subscription: await changeSubscription(platform, own, body, ownOrigin) });
  });

  bind(portalEndpoint, async ({ session, ownOrigin }) => {
    const own = { employerId: session.accountId, ownOrigin };
    return ok({ portalUrl: await openBillingPortal(platform, own) });
  });

  bind(invoiceEndpoint, async ({ session, params, ownOrigin }) => {
    const own = { employerId: session.accountId, eventId: params.eventId, ownOrigin };
    return ok({ invoiceUrl: await findInvoiceUrl(platform, own) });
  });

  bind(previewEndpoint, async ({ session, params, query }) => {
    const own = { employerId: session.accountId, subscriptionId: params.id };
    return ok({ preview: await previewChange(platform, own, query) });
  });

  bind(cancelEndpoint, async ({ session, params, body, idempotencyKey: callKey }) => {
    const own = { employerId: session.accountId, subscriptionId: params.id, callKey };
    return ok({ subscription: await cancelSubscription(platform, own, body) });
  });

  bind(reactivateEndpoint, async ({ session, params, idempotencyKey: callKey }) => {
    const own = { employerId: session.accountId, subscriptionId: params.id, callKey };
    return ok({ subscription: await reactivateSubscription(platform, own) });
  });

  bind(historyEndpoint, async ({ session, params, query }) => {
    const own = { employerId: session.accountId, subscriptionId: params.id };
    const { history, nextCursor } = await listBillingHistory(platform, own, query);
    return ok({ history }, { nextCursor });
  });

  bind(surplusEndpoint, async ({ session }) =>
    ok({ surplus: await findClosingJobs(platform.database, session.accountId) }),
  );

  bind(chooseKeptJobsEndpoint, async ({ session, body }) =>
    ok({ surplus: await chooseKeptJobs(platform, session.accountId, body.jobIds) }),
  );
}
