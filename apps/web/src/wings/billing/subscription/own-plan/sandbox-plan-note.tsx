import type { Subscription } from '@nextshift/contract';
import { Info } from 'lucide-react';
import { formatDate } from '../../../../platform/text/format-date.ts';

/** Says that a sandbox plan is not renewed, and how to continue. */
export function SandboxPlanNote({ subscription }: { subscription: Subscription }) {
  const { planDetails, currentPeriodEnd } = subscription;
  return (
    <div
      role="note"
      className="my-3 flex gap-3 rounded-control bg-warning-soft p-4 forced-colors:border"
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div>
        <p className="font-semibold">Your {planDetails.name} plan came from a test checkout</p>
        <p className="text-sm">
          It ends on {formatDate(currentPeriodEnd)}, and is neither renewed nor charged. Choose a
          plan below to go on: it takes the place of this one as soon as it is paid.
        </p>
      </div>
    </div>
  );
}
