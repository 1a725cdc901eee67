import type { BillingEvent, ListQuery } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { presentBillingEvent } from '../present-subscription.ts';
import { listBillingEvents } from '../provider-state/subscription-events.queries.ts';
import { findSubscription } from '../subscriptions.queries.ts';

/** The history of the employer's own subscription, newest first. */
export async function listBillingHistory(
  { database, payments }: Pick<Platform, 'database' | 'payments'>,
  own: { readonly employerId: string; readonly subscriptionId: string },
  page: ListQuery,
): Promise<{ history: BillingEvent[]; nextCursor: string | null }> {
  const row = await findSubscription(database, own.subscriptionId);
  if (row?.employer_id !== own.employerId) throw new AppError('not_found');
  const { rows, nextCursor } = await listBillingEvents(database, row.id, page);
  const hasPages = row.provider === payments.name;
  return { history: rows.map((event) => presentBillingEvent(event, hasPages)), nextCursor };
}
