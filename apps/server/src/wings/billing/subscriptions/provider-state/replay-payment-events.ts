import type { UnmatchedReason } from '../../payments/index.ts';
import { listUnmatchedEvents, setEventProblem } from './subscription-events.queries.ts';
import { applyEvent } from './handle-payment-event.ts';
import type { PaymentsPlatform } from './with-fresh-states.ts';

export interface ReplayedEvent {
  readonly id: string;
  readonly type: string;
  readonly subscriptionId: string | null;
  readonly paymentId: string | null;
  readonly receivedAt: Date;
  /** Why it still matches nothing; null if it was applied. */
  readonly problem: UnmatchedReason | null;
}

/** Replays events that matched nothing of ours, once the missing part exists. */
export async function replayPaymentEvents(platform: PaymentsPlatform): Promise<ReplayedEvent[]> {
  const { database, payments, clock } = platform;
  const replayed: ReplayedEvent[] = [];
  for (const row of await listUnmatchedEvents(database, payments.name)) {
    const { event_id: id, type, received_at: receivedAt } = row;
    const about = { subscriptionId: row.subscription_id, paymentId: row.payment_id };
    const problem = await applyEvent(platform, about, async () => true);
    await setEventProblem(database, { provider: payments.name, id }, { problem, now: clock() });
    replayed.push({ id, type, ...about, receivedAt, problem });
  }
  return replayed;
}
