import { CircleCheck, Clock, Info } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Spinner } from '../../../../ui/display/spinner.tsx';
import { useChangeReturn } from '../change/use-change-return.ts';
import { useCheckoutReturn } from './use-checkout-return.ts';
import { usePlanActivation } from './use-plan-activation.ts';

/** The outcome of the checkout, right above the plans. */
export function CheckoutBanner({ employerId }: { employerId: string }) {
  const { outcome, finish } = useCheckoutReturn();
  useChangeReturn(employerId);
  return (
    <div role="status">
      {outcome === 'cancelled' ? (
        <Banner icon={<Info aria-hidden="true" />} look="bg-info-soft">
          Checkout canceled. You have not been charged.
        </Banner>
      ) : null}
      {outcome === 'done' ? <Activation employerId={employerId} onActive={finish} /> : null}
    </div>
  );
}

interface ActivationProps {
  employerId: string;
  onActive: () => void;
}

function Activation({ employerId, onActive }: ActivationProps) {
  const { plan, isLate, checkAgain } = usePlanActivation(employerId);
  const tellActive = useEffectEvent(onActive);
  const isActive = plan !== null;
  useEffect(() => {
    if (isActive) tellActive();
  }, [isActive]);

  if (plan) {
    return (
      <Banner
        icon={<CircleCheck aria-hidden="true" className="text-success" />}
        look="bg-success-soft"
        action={
          <Button size="small" asChild>
            <PageLink to={paths.createJob()}>Post a job</PageLink>
          </Button>
        }
      >
        Your {plan.planDetails.name} plan is active.
      </Banner>
    );
  }
  if (isLate) {
    return (
      <Banner
        icon={<Clock aria-hidden="true" className="text-warning" />}
        look="bg-warning-soft"
        action={
          <Button variant="secondary" size="small" onClick={checkAgain}>
            Check again
          </Button>
        }
      >
        Activating your plan takes longer than usual. You do not need to wait here: an email tells
        you as soon as it is active.
      </Banner>
    );
  }
  return (
    <Banner icon={<Spinner />} look="bg-info-soft">
      Activating your plan...
    </Banner>
  );
}

interface BannerProps {
  icon: ReactNode;
  /** Classes of its background. */
  look: string;
  action?: ReactNode;
  children: ReactNode;
}

function Banner({ icon, look, action, children }: BannerProps) {
  return (
    <div
      className={`mb-6 flex min-h-17 flex-wrap items-center gap-x-4 gap-y-3 rounded-control px-5 py-3 ${look}`}
    >
      <span className="flex shrink-0 [&_svg]:size-5">{icon}</span>
      <p className="min-w-0 flex-1 basis-52 font-medium">{children}</p>
      {action}
    </div>
  );
}
