import { FREE_PLAN_FEATURES, type Subscription } from '@nextshift/contract';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { AccountManager } from '../../../../entities/employer/account-manager.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { cycleWords } from '../plans/plan-words.ts';

/** The plan's name, when it renews or ends, and how it is billed. */
export function OwnPlanSummary({ subscription }: { subscription: Subscription | null }) {
  if (!subscription) {
    return (
      <div>
        <p className="font-display text-title font-extrabold">Free</p>
        <p className="text-sm text-ink-soft">{FREE_PLAN_FEATURES.join(' · ')}</p>
      </div>
    );
  }
  const { planDetails, billingCycle, currentPeriodEnd, cancelAtPeriodEnd, fromSandbox } =
    subscription;
  const end = formatDate(currentPeriodEnd);
  const isDisputed = subscription.reversal === 'disputed';
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-display text-title font-extrabold">{planDetails.name}</span>
        {isDisputed ? <Badge tone="warning">Suspended</Badge> : null}
        {cancelAtPeriodEnd && !fromSandbox ? <Badge tone="warning">Canceled</Badge> : null}
        {fromSandbox ? <Badge tone="warning">Test plan</Badge> : null}
      </p>
      <p className="text-sm text-ink-soft">
        {fromSandbox
          ? `Ends ${end}, never charged`
          : `${cancelAtPeriodEnd ? 'Ends' : isDisputed ? 'Paid until' : 'Renews'} ${end}, ${cycleWords[billingCycle]}`}
      </p>
      <AccountManager subscription={subscription} className="mt-1 text-sm" />
    </div>
  );
}
