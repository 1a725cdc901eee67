import type { Subscription } from '@nextshift/contract';
import { useRef, useState, type ReactNode } from 'react';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { loadSubscription } from '../../../../platform/session/employer/load-subscription.ts';
import { useSubscriptionStore } from '../../../../platform/session/employer/subscription-store.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { CancelPlanDialog } from '../change/cancel-plan-dialog.tsx';
import { OwnPlanActions } from './own-plan-actions.tsx';
import { OwnPlanSummary } from './own-plan-summary.tsx';
import { PaymentDue } from '../change/payment-due.tsx';
import { liveOf } from '../plans/plan-offer.ts';
import { SandboxPlanNote } from './sandbox-plan-note.tsx';
import { RetryNote } from '../retry-note.tsx';

export interface OwnPlanPanelProps {
  employerId: string;
  /** How much of the plan is in use. */
  usage: ReactNode;
  /** Further notes, below. */
  children?: ReactNode;
}

/** The employer's plan, when it renews or ends, and the actions to end or keep it. */
export function OwnPlanPanel({ employerId, usage, children }: OwnPlanPanelProps) {
  const { known, subscription, error } = useSubscriptionStore();
  const live = liveOf(subscription);
  const [cancelling, setCancelling] = useState<Subscription | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card padding="none" className="mb-10 p-5 sm:px-7" asChild>
      <section aria-labelledby="own-plan-heading">
        <h2
          ref={heading}
          tabIndex={-1}
          id="own-plan-heading"
          className="text-sm font-semibold text-ink-soft"
        >
          Your plan
        </h2>
        {known ? (
          <>
            {live?.fromSandbox ? <SandboxPlanNote subscription={live} /> : null}
            {live?.status === 'past_due' ? <PaymentDue subscription={live} /> : null}
            <div className="grid min-h-15 gap-x-10 md:grid-cols-[1fr_1fr_auto] md:items-center">
              <OwnPlanSummary subscription={live} />
              {/* Drops the margin for stacked parts. */}
              <div className="md:[&>*]:mt-0">{usage}</div>
              {live ? (
                <OwnPlanActions
                  employerId={employerId}
                  subscription={live}
                  onCancel={() => {
                    setCancelling(live);
                  }}
                  // The button that was pressed is gone.
                  onReactivated={() => heading.current?.focus()}
                />
              ) : null}
            </div>
          </>
        ) : error === null ? (
          <SkeletonGroup
            label="Loading your plan"
            className="grid min-h-15 items-center gap-3 md:grid-cols-2"
          >
            <Skeleton className="h-12 w-48" />
            <Skeleton className="h-12 w-full max-w-80" />
          </SkeletonGroup>
        ) : (
          <RetryNote text={error} onRetry={() => loadSubscription(browserApi, employerId)} />
        )}
        {children}
        <CancelPlanDialog
          employerId={employerId}
          subscription={cancelling}
          onClose={() => {
            setCancelling(null);
          }}
        />
      </section>
    </Card>
  );
}
