import type { Subscription } from '@nextshift/contract';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { WarningNote } from '../../../../ui/feedback/warning-note.tsx';

/** Says that a sandbox plan is not renewed, and how to continue. */
export function SandboxPlanNote({ subscription }: { subscription: Subscription }) {
  const { planDetails, currentPeriodEnd } = subscription;
  return (
    <WarningNote role="note" className="my-3">
      <div>
        <p className="font-semibold">Your {planDetails.name} plan came from a test checkout</p>
        <p className="text-sm">
          It ends on {formatDate(currentPeriodEnd)}, and is neither renewed nor charged. Choose a
          plan below to go on: it replaces this one as soon as it is paid.
        </p>
      </div>
    </WarningNote>
  );
}
