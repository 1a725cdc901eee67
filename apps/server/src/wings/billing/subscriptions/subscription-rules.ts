import { isLiveSubscription } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isSuspended } from './plan-limits.ts';
import { type SubscriptionRow } from './subscriptions.queries.ts';

/** The stage of a plan: running, suspended, ending with its paid period, or ended. */
type Stage = 'running' | 'suspended' | 'ending' | 'ended';

/** The stages in which an employer may change a plan. */
const allowed = {
  change: ['running', 'ending'],
  cancel: ['running', 'suspended', 'ending'],
  reactivate: ['ending'],
} as const satisfies Record<string, readonly Stage[]>;

export type SubscriptionAction = keyof typeof allowed;

function stageOf(row: SubscriptionRow, now: Date): Stage {
  if (!isLiveSubscription(row.status)) return 'ended';
  if (!row.cancel_at_period_end) return isSuspended(row) ? 'suspended' : 'running';
  return row.current_period_end > now ? 'ending' : 'ended';
}

/** @throws {AppError} subscription_ended, plan_suspended or illegal_subscription_change */
export function requireAllowed(action: SubscriptionAction, row: SubscriptionRow, now: Date): void {
  const stage = stageOf(row, now);
  if (stage === 'ended') throw new AppError('subscription_ended');
  if (action === 'change' && isSuspended(row)) throw new AppError('plan_suspended');
  const stages: readonly Stage[] = allowed[action];
  if (!stages.includes(stage)) throw new AppError('illegal_subscription_change');
}
