import type { Config } from '../../../../config.ts';
import type { ChosenPlan } from '../../../../platform/payments/payment-provider.ts';

export type PriceList = ReturnType<typeof createPriceList>;

/** Maps plans to the ids of their prices at Stripe, and back. */
export function createPriceList(prices: NonNullable<Config['stripe']>['prices']) {
  const plans = new Map<string, ChosenPlan>(
    prices.flatMap(({ ids, planType, billingCycle }) =>
      ids.map((id) => [id, { planType, billingCycle }] as const),
    ),
  );
  return {
    /** The price at which the plan is currently sold. */
    priceOf({ planType, billingCycle }: ChosenPlan): string {
      const price = prices.find(
        (each) => each.planType === planType && each.billingCycle === billingCycle,
      );
      const [id] = price?.ids ?? [];
      if (id === undefined) throw new Error(`no price of ${planType}, ${billingCycle}`);
      return id;
    },
    /** The plan of a current or former price; undefined if the price is not ours. */
    planOf: (priceId: string): ChosenPlan | undefined => plans.get(priceId),
  };
}
