import type { Queryable } from '../../platform/database.ts';

/** The subscription that counts; the ended ones are history. */
export function findLiveSubscription(database: Queryable, employerId: string) {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('employer_id', '=', employerId)
    .where('status', 'in', ['active', 'past_due', 'incomplete'])
    .executeTakeFirst();
}

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findLiveSubscription>>>;
