import { billingCycles } from '@nextshift/contract';
import { useSearchParams } from 'react-router';
import { useActiveJobCount } from '../../wings/posting/employer-jobs/index.ts';
import {
  PlanReversalBanner,
  PlanUsage,
  SurplusJobsBanner,
  useEmployerPlan,
} from '../../wings/billing/plan-limits/index.ts';
import {
  BillingHistory,
  CheckoutBanner,
  ContactSales,
  OwnPlanPanel,
  PlanChooser,
  TokenNotice,
} from '../../wings/billing/subscription/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';

export function meta() {
  return pageMeta('Choose Your Plan');
}

export default function EmployerSubscription() {
  const { id } = useEmployer();
  const [params] = useSearchParams();
  const plan = useEmployerPlan();
  const activeJobs = useActiveJobCount(id);

  return (
    <div className="page-column pb-16">
      <header className="pt-8 pb-6 text-center sm:pt-12 sm:pb-8">
        <h1 className="text-display font-extrabold">Choose Your Plan</h1>
        <p className="mx-auto mt-2 max-w-2xl text-ink-soft sm:text-lg">
          Post jobs, build application forms and hire. Change or cancel at any time.
        </p>
      </header>
      <CheckoutBanner employerId={id} />
      <PlanReversalBanner onPlanPage />
      <SurplusJobsBanner employerId={id} />
      <OwnPlanPanel
        employerId={id}
        usage={plan ? <PlanUsage plan={plan} activeJobs={activeJobs} /> : null}
      >
        <TokenNotice employerId={id} />
      </OwnPlanPanel>
      <PlanChooser
        employerId={id}
        suggested={params.get('plan')}
        startCycle={billingCycles.find((cycle) => cycle === params.get('cycle')) ?? null}
      />
      <BillingHistory employerId={id} />
      <ContactSales />
    </div>
  );
}
