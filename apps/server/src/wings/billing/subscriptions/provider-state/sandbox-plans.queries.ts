import { liveSubscriptionStatuses } from '@nextshift/contract';
import type { Queryable } from '../../../../platform/database/database.ts';

const livePlans = (database: Queryable) =>
  database
    .selectFrom('subscriptions')
    .where('provider', '=', 'sandbox')
    .where('status', 'in', liveSubscriptionStatuses);

/** Counts the live plans of the sandbox. */
export async function countSandboxPlans(database: Queryable): Promise<number> {
  const { count } = await livePlans(database)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those not yet set to end, or whose period is over. */
export function findSandboxPlansToSettle(
  database: Queryable,
  { now, limit }: { readonly now: Date; readonly limit: number },
) {
  return livePlans(database)
    .select(['id', 'current_period_end'])
    .where((plan) =>
      plan.or([plan('cancel_at_period_end', '=', false), plan('current_period_end', '<=', now)]),
    )
    .orderBy('current_period_end')
    .orderBy('id')
    .limit(limit)
    .execute();
}
