import type { ReactNode } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useSubscriptionStore } from '../../../platform/session/employer/subscription-store.ts';
import { isSuspended } from './employer-plan.ts';
import { useEmployerPlan } from './use-employer-plan.ts';
import { WarningNote } from '../../../ui/feedback/warning-note.tsx';

export interface PlanFullNoticeProps {
  /** Undefined until known. */
  activeJobs: number | undefined;
}

/** Warns before a long form that the plan has no room for another active job. */
export function PlanFullNotice({ activeJobs }: PlanFullNoticeProps) {
  const plan = useEmployerPlan();
  const suspended = useSubscriptionStore(({ subscription }) => isSuspended(subscription));
  if (suspended) {
    return (
      <Notice>
        You can prepare a job now; posting it has to wait while your plan is suspended.
      </Notice>
    );
  }
  if (plan === null || activeJobs === undefined || activeJobs < plan.maxActiveJobs) return null;
  return (
    <Notice>
      {plan.isFree
        ? 'You can prepare a job now; posting it needs a plan.'
        : `You can prepare a job now; your plan’s limit of active jobs (${String(plan.maxActiveJobs)}) is reached.`}
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <WarningNote className="mb-6">
      <p>
        {children}{' '}
        <PageLink to={paths.employerSubscription()} className="text-link">
          See plans
        </PageLink>
      </p>
    </WarningNote>
  );
}
