import { isLiveSubscription } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { defineTask } from '../../../../platform/queue/define-task.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { leftPlanCancellation } from './plan-cancellations.ts';
import { refreshSubscription } from '../provider-state/refresh-subscription.ts';
import {
  chosenPlanOf,
  findLiveSubscription,
  findSubscription,
  wasBoughtAfterLeaving,
} from '../subscriptions.queries.ts';

/** The bill stays with the remains of the company; the operator decides about a refund. */
const PAID_TOO_LATE =
  'a company that has left or is suspended paid for a plan afterwards: it is canceled; refund the payment at the provider';

/**
 * Queues the cancellation of a leaving employer's plan, in the transaction that deletes the
 * account.
 */
export async function endPlanOf(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<void> {
  const live = await findLiveSubscription(transaction, employerId);
  if (live) await enqueue(transaction, leftPlanCancellation, { subscriptionId: live.id });
}

/** The task that cancels the plan of an employer who has left. */
export const cancelLeftPlan = defineTask({
  ...leftPlanCancellation,
  async run(platform, { subscriptionId }) {
    const { database, payments, log } = platform;
    const left = await findSubscription(database, subscriptionId);
    if (left?.provider !== payments.name) return;
    const { employer_id: employerId, provider_subscription_id: id } = left;
    const plan = chosenPlanOf(left);
    const state = await payments.readSubscription(id, plan);
    if (state && isLiveSubscription(state.subscription.status)) {
      if (await wasBoughtAfterLeaving(database, left)) {
        log.warn({ subscriptionId: id, employerId }, PAID_TOO_LATE);
      }
      await payments.cancel(id, 'now', `left ${id}`, plan);
    }
    await refreshSubscription(platform, { employerId, subscriptionId: id });
  },
});
