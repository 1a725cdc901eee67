import {
  liveSubscriptionStatuses,
  type PlanReversal,
  type SubscriptionStatus,
} from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import type { ChosenPlan, PaymentProvider, ProviderSubscription } from '../payments/index.ts';

type ProviderName = PaymentProvider['name'];

/** The statuses of an ended plan. */
const ENDED = ['canceled', 'unpaid'] as const satisfies readonly SubscriptionStatus[];

/** The employer's live subscription. */
export function findLiveSubscription(database: Queryable, employerId: string) {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('employer_id', '=', employerId)
    .where('status', 'in', liveSubscriptionStatuses)
    .executeTakeFirst();
}

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findLiveSubscription>>>;

/** The subscription that ended last. */
export function findEndedSubscription(database: Queryable, employerId: string) {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('employer_id', '=', employerId)
    .where('status', 'in', ENDED)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findSubscription(database: Queryable, id: string) {
  return database.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The plan of a subscription and how it is paid. */
export function chosenPlanOf(row: SubscriptionRow): ChosenPlan {
  return { planType: row.plan_type, billingCycle: row.billing_cycle };
}

export function findByProviderId(
  database: Queryable,
  provider: ProviderName,
  providerSubscriptionId: string,
) {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_subscription_id', '=', providerSubscriptionId)
    .executeTakeFirst();
}

/** How many readings of each subscription of an employer were applied, by the provider's id. */
export async function findRevisions(
  database: Queryable,
  employerId: string,
  provider: ProviderName,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('subscriptions')
    .select(['provider_subscription_id', 'revision'])
    .where('employer_id', '=', employerId)
    .where('provider', '=', provider)
    .execute();
  return new Map(rows.map(({ provider_subscription_id: id, revision }) => [id, revision]));
}

/** A subscription as it is to be stored. */
interface StoredSubscription {
  readonly id: string;
  readonly employerId: string;
  readonly provider: ProviderName;
  readonly subscription: ProviderSubscription;
  readonly reversal: PlanReversal | null;
  readonly now: Date;
}

/** Inserts or updates a subscription with the provider's state, as the next revision. */
export function storeSubscription(
  transaction: DatabaseTransaction,
  { id, employerId, provider, subscription, reversal, now }: StoredSubscription,
): Promise<SubscriptionRow> {
  const state = {
    plan_type: subscription.planType,
    billing_cycle: subscription.billingCycle,
    status: subscription.status,
    current_period_start: subscription.currentPeriodStart,
    current_period_end: subscription.currentPeriodEnd,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    reversal,
    updated_at: now,
  };
  return transaction
    .insertInto('subscriptions')
    .values({
      id,
      employer_id: employerId,
      provider,
      provider_subscription_id: subscription.id,
      provider_customer_id: subscription.customerId,
      created_at: subscription.createdAt,
      ...state,
    })
    .onConflict((conflict) =>
      conflict.constraint('subscriptions_provider_key').doUpdateSet((known) => ({
        ...state,
        revision: known('subscriptions.revision', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends a plan that must not count beside another. */
export function withdrawSubscription(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<SubscriptionRow> {
  return transaction
    .updateTable('subscriptions')
    .set({ status: 'canceled', cancel_at_period_end: false, canceled_at: now, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records that the provider was asked, whatever the result. */
export async function markChecked(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set({ updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** The employer as the provider's customer and the recipient of mails. */
export function findBilledEmployer(database: Queryable, employerId: string) {
  return database
    .selectFrom('employers')
    .select(['id', 'email', 'company_name as companyName'])
    .where('id', '=', employerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Whether a plan was bought for a company whose account was deleted or suspended before. */
export async function wasBoughtAfterLeaving(
  database: Queryable,
  row: Pick<SubscriptionRow, 'employer_id' | 'created_at'>,
): Promise<boolean> {
  const left = await database
    .selectFrom('employers')
    .select('id')
    .where('id', '=', row.employer_id)
    .where((employer) =>
      employer.or([
        employer('deleted_at', '<', row.created_at),
        employer('suspended_at', '<', row.created_at),
      ]),
    )
    .executeTakeFirst();
  return left !== undefined;
}
