import type { Subscription } from '@nextshift/contract';
import { TriangleAlert } from 'lucide-react';

/** Says that a payment has failed, and what follows. */
export function PaymentDue({ subscription }: { subscription: Subscription }) {
  return (
    <div
      role="note"
      className="my-3 flex gap-3 rounded-control bg-warning-soft p-4 forced-colors:border"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div>
        <p className="font-semibold">Payment due</p>
        <p className="text-sm">
          Your last payment did not go through. We will try again in the next few days. Please make
          sure that your card can be charged. {subscription.planDetails.name} stays active until
          then.
        </p>
      </div>
    </div>
  );
}
