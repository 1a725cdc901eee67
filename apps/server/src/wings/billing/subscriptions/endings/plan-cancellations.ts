import { entityId } from '@nextshift/contract';
import * as z from 'zod';

const ofSubscription = {
  payload: z.object({ subscriptionId: entityId }),
  key: ({ subscriptionId }: { readonly subscriptionId: string }) => subscriptionId,
};

/** The task that cancels the plan of an employer who has left or is leaving. */
export const leftPlanCancellation = { name: 'cancel-left-plan', ...ofSubscription };

/** The task that cancels a withdrawn plan at the provider. */
export const withdrawnPlanCancellation = { name: 'cancel-withdrawn-plan', ...ofSubscription };
