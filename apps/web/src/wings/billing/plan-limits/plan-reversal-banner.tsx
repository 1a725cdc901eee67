import type { Subscription } from '@nextshift/contract';
import { TriangleAlert } from 'lucide-react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useSubscriptionStore } from '../../../platform/session/employer/subscription-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { isSuspended } from './employer-plan.ts';

export interface PlanReversalBannerProps {
  /** On the plan page: also says why a plan has ended, without a link to that page. */
  onPlanPage?: boolean;
}

/** Says that a dispute suspends the plan, or that returned money has ended it. */
export function PlanReversalBanner({ onPlanPage = false }: PlanReversalBannerProps) {
  const subscription = useSubscriptionStore((state) => state.subscription);
  const text = subscription && textOf(subscription);
  if (!text || (!onPlanPage && !isSuspended(subscription))) return null;
  return (
    <section
      aria-labelledby="reversal-heading"
      className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-control bg-warning-soft p-4 sm:p-5 forced-colors:border"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="reversal-heading" className="font-semibold">
          {text.title}
        </h2>
        <p className="mt-1 text-sm">{text.body}</p>
      </div>
      {onPlanPage ? null : (
        <Button variant="secondary" size="small" asChild>
          <PageLink to={paths.employerSubscription()}>See your plan</PageLink>
        </Button>
      )}
    </section>
  );
}

function textOf(subscription: Subscription): { title: string; body: string } | null {
  const { planDetails, reversal, status } = subscription;
  if (isSuspended(subscription)) {
    return {
      title: `Your ${planDetails.name} plan is suspended`,
      body: 'A payment of yours is disputed at your bank. Jobs within your plan stay open and take applicants. Until the bank has decided you cannot post, repost or change the plan. If you did not mean to dispute the payment, ask your bank to withdraw the dispute.',
    };
  }
  if (status !== 'canceled' || reversal === null || reversal === 'disputed') return null;
  return {
    title: `Your ${planDetails.name} plan has ended`,
    body:
      reversal === 'refunded'
        ? 'Its payment was refunded in full. Choose a plan below to post jobs again.'
        : 'Your bank returned a disputed payment to you. Choose a plan below to post jobs again.',
  };
}
