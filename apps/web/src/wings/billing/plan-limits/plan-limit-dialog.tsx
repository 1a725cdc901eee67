import type { Plan, PlanLimitDetails } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { activeJobsText } from '../../../platform/text/active-jobs-text.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';
import { nextPlan, planName } from './employer-plan.ts';
import { usageText } from './usage-text.ts';

export interface PlanLimitDialogProps {
  /** The refusal's figures; null while closed. */
  limit: PlanLimitDetails | null;
  onClose: () => void;
  /** What happens to the input, e.g. that a draft is kept. */
  note?: string;
}

/** Subscription restrictions: why another active job is refused, with a link to a larger plan. */
export function PlanLimitDialog({ limit, onClose, note }: PlanLimitDialogProps) {
  const shown = useLingering(limit);
  const isFree = shown?.maxActiveJobs === 0;
  const next = shown && nextPlan(Math.max(shown.activeJobs, shown.maxActiveJobs));
  return (
    <Dialog
      open={limit !== null}
      onOpenChange={onClose}
      size="small"
      title={isFree ? 'Posting a job needs a plan' : 'Active job limit reached'}
      description={
        isFree
          ? 'The free plan has no active jobs. Choose a plan, and post right away.'
          : 'Every active job of your plan is in use. Choose a higher plan, or close a job first.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button asChild>
            <PageLink to={paths.employerSubscription(next?.id)}>See plans</PageLink>
          </Button>
        </>
      }
    >
      {shown ? <Figures limit={shown} next={next} /> : null}
      {note ? <p className="mt-4 text-sm text-ink-soft">{note}</p> : null}
    </Dialog>
  );
}

interface FiguresProps {
  limit: PlanLimitDetails;
  /** The smallest plan with room, or null. */
  next: Plan | null;
}

function Figures({ limit: { planType, activeJobs, maxActiveJobs }, next }: FiguresProps) {
  return (
    <dl className="divide-y divide-line rounded-control border border-line">
      <Figure term="Your plan">{planName(planType)}</Figure>
      <Figure term="Active jobs">
        {activeJobs > maxActiveJobs
          ? usageText(activeJobs, maxActiveJobs)
          : `${String(activeJobs)} of ${String(maxActiveJobs)} used`}
      </Figure>
      {next ? (
        <Figure term={`With ${next.name}`}>{activeJobsText(next.limitations.maxActiveJobs)}</Figure>
      ) : null}
    </dl>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 px-4 py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
