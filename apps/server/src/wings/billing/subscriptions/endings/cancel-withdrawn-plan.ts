import { defineTask } from '../../../../platform/queue/define-task.ts';
import { withdrawnPlanCancellation } from './plan-cancellations.ts';
import { refreshSubscription } from '../provider-state/refresh-subscription.ts';
import { chosenPlanOf, findSubscription } from '../subscriptions.queries.ts';

/**
 * The task that cancels a withdrawn plan at the provider: it was a second plan, or its payment was
 * reversed. This is checked again, since the first plan may have ended meanwhile.
 */
export const cancelWithdrawnPlan = defineTask({
  ...withdrawnPlanCancellation,
  async run(platform, { subscriptionId }) {
    const { database, payments } = platform;
    const withdrawn = await findSubscription(database, subscriptionId);
    if (withdrawn?.provider !== payments.name) return;
    const { employer_id: employerId, provider_subscription_id: id } = withdrawn;
    const known = await refreshSubscription(platform, { employerId, subscriptionId: id });
    const plan = chosenPlanOf(withdrawn);
    const state = await payments.readSubscription(id, plan);
    if (known?.status !== 'canceled' || !state || state.subscription.status === 'canceled') return;
    await payments.cancel(id, 'now', `withdrawn ${id}`, plan);
    await refreshSubscription(platform, { employerId, subscriptionId: id });
  },
});
