import type { Surplus } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { surplusJobsQuery } from '../../../entities/employer/surplus-jobs-query.ts';
import { activeJobsText } from '../../../platform/text/active-jobs-text.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useSubscriptionStore } from '../../../platform/session/employer/subscription-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChooseJobsDialog } from './choose-jobs-dialog.tsx';
import { isSuspended } from './employer-plan.ts';
import { useEmployerPlan } from './use-employer-plan.ts';

/** Says which jobs close because the plan has no room for them or ends, and lets the employer pick others. */
export function SurplusJobsBanner({ employerId }: { employerId: string }) {
  const plan = useEmployerPlan();
  const { data: surplus } = useQuery(surplusJobsQuery(employerId));
  const [isChoosing, setIsChoosing] = useState(false);
  // The plan cannot be changed while it is suspended.
  const isFixed = useSubscriptionStore((state) => isSuspended(state.subscription));
  if (!plan || !surplus) return null;
  return (
    <section
      aria-labelledby="surplus-heading"
      className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-control bg-warning-soft p-4 sm:p-5 forced-colors:border"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="surplus-heading" className="font-semibold">
          {closingText(surplus)}
        </h2>
        <p className="mt-1 text-sm">
          {surplus.maxActiveJobs === 0
            ? `${plan.isFree ? 'Without a plan' : `Once your ${plan.name} plan ends`} no job stays open. `
            : `${plan.name} has room for ${activeJobsText(surplus.maxActiveJobs)}, and you have ${surplus.jobs.length}. Unless you choose others, ${closingCount(surplus) === 1 ? 'this one closes' : 'these close'}: ${closingTitles(surplus)}. `}
          Applications stay with you.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {surplus.maxActiveJobs === 0 ? null : (
          <Button
            size="small"
            onClick={() => {
              setIsChoosing(true);
            }}
          >
            Choose which stay
          </Button>
        )}
        {isFixed ? null : (
          <Button variant="secondary" size="small" asChild>
            <PageLink to={paths.employerSubscription()}>See plans</PageLink>
          </Button>
        )}
      </div>
      {isChoosing ? (
        <ChooseJobsDialog
          employerId={employerId}
          surplus={surplus}
          onClose={() => {
            setIsChoosing(false);
          }}
        />
      ) : null}
    </section>
  );
}

function closingCount({ jobs }: Surplus): number {
  return jobs.filter(({ stays }) => !stays).length;
}

function closingText(surplus: Surplus): string {
  const count = closingCount(surplus);
  const day = formatDate(surplus.closesAt);
  if (count === surplus.jobs.length) {
    return count === 1 ? `Your job closes on ${day}` : `Your ${String(count)} jobs close on ${day}`;
  }
  return count === 1
    ? `One of your jobs closes on ${day}`
    : `${String(count)} of your jobs close on ${day}`;
}

function closingTitles({ jobs }: Surplus): string {
  return titles.format(jobs.filter(({ stays }) => !stays).map(({ title }) => `“${title}”`));
}

const titles = new Intl.ListFormat('en-US');
