import { type Subscription, reactivateSubscription } from '@nextshift/contract';
import { subscriptionFailure } from '../../../../platform/session/employer/subscription-failure.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useOpenPortal } from '../billing/open-provider-page.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { useSubscriptionChange } from '../change/use-subscription-change.ts';

export interface OwnPlanActionsProps {
  employerId: string;
  subscription: Subscription;
  onCancel: () => void;
  onReactivated: () => void;
}

/** Ends the plan, or keeps it if it is about to end. */
export function OwnPlanActions(props: OwnPlanActionsProps) {
  const { employerId, subscription, onCancel, onReactivated } = props;
  const { id, cancelAtPeriodEnd, planDetails, fromSandbox } = subscription;
  const { mutate, isPending } = useReactivateSubscription(employerId);
  const portal = useOpenPortal();
  const reactivate = () => {
    mutate(
      { id },
      {
        onSuccess: () => {
          toast.success(`Your ${planDetails.name} plan goes on.`);
          onReactivated();
        },
        onError: (error) => toast.error(subscriptionFailure(error, 'reactivate')),
      },
    );
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2 md:mt-0">
      {cancelAtPeriodEnd && !fromSandbox ? (
        <Button pending={isPending} pendingLabel="Reactivating..." onClick={reactivate}>
          Reactivate
        </Button>
      ) : null}
      {fromSandbox ? null : (
        <Button
          variant="secondary"
          pending={portal.isPending}
          pendingLabel="Opening..."
          onClick={() => {
            portal.mutate();
          }}
        >
          Billing details
        </Button>
      )}
      <Button variant="secondary" onClick={onCancel}>
        {cancelAtPeriodEnd || fromSandbox ? 'End now' : 'Cancel plan'}
      </Button>
    </div>
  );
}

/** Revokes a cancellation at the end of the period. */
function useReactivateSubscription(employerId: string) {
  return useSubscriptionChange<Pick<Subscription, 'id'>>(
    employerId,
    async ({ id }, idempotencyKey) => {
      const call = { params: { id }, idempotencyKey };
      return (await browserApi.call(reactivateSubscription, call)).body.subscription;
    },
  );
}
