import { type Subscription, cancelSubscription } from '@nextshift/contract';
import { useState } from 'react';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { subscriptionFailure } from '../../../../platform/session/employer/subscription-failure.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { useSubscriptionChange } from './use-subscription-change.ts';

const NOW_MEANS = 'Posting and reposting stop at once, and the rest of the period is not refunded.';

export interface CancelPlanDialogProps {
  employerId: string;
  /** The subscription to cancel; null while closed. */
  subscription: Subscription | null;
  onClose: () => void;
}

/** Two ways to cancel, with the consequences for the jobs. */
export function CancelPlanDialog({ employerId, subscription, onClose }: CancelPlanDialogProps) {
  const cancel = useCancelSubscription(employerId);
  const shown = useLingering(subscription);
  const [choosesNow, setChoosesNow] = useState(false);
  if (!shown) return null;

  const { name } = shown.planDetails;
  // A plan that already ends with its period can only end sooner.
  const isScheduled = shown.cancelAtPeriodEnd || shown.fromSandbox;
  const isNow = isScheduled || choosesNow;
  const end = formatDate(shown.currentPeriodEnd);
  const close = () => {
    cancel.reset();
    setChoosesNow(false);
    onClose();
  };
  const confirm = () => {
    if (!subscription) return;
    cancel.mutate(
      { id: subscription.id, immediate: isNow },
      {
        onSuccess: () => {
          toast.success(
            isNow ? `Your ${name} plan has ended.` : `Your ${name} plan will end on ${end}.`,
          );
          close();
        },
      },
    );
  };

  return (
    <ConfirmDialog
      open={subscription !== null}
      onOpenChange={close}
      title={isScheduled ? `End your ${name} plan now?` : `Cancel your ${name} plan?`}
      description={
        isScheduled
          ? shown.fromSandbox
            ? `It would end on ${end} by itself. Posting and reposting stop at once.`
            : `It is paid until ${end}. ${NOW_MEANS}`
          : 'You can choose a plan again at any time.'
      }
      confirmLabel={isScheduled ? 'End now' : isNow ? 'Cancel now' : 'Cancel plan'}
      cancelLabel="Keep plan"
      pending={cancel.isPending}
      pendingLabel="Cancelling..."
      error={cancel.error ? subscriptionFailure(cancel.error, 'cancel') : undefined}
      onConfirm={confirm}
    >
      <div className="space-y-4 pb-4">
        {isScheduled ? null : (
          <RadioGroup
            label="When should it end?"
            disabled={cancel.isPending}
            value={isNow ? 'now' : 'period-end'}
            onValueChange={(value) => {
              setChoosesNow(value === 'now');
            }}
            options={[
              {
                value: 'period-end',
                label: 'At the end of the period',
                help: `You keep ${name} until ${end}, and nothing more is charged.`,
              },
              {
                value: 'now',
                label: 'Now',
                help: NOW_MEANS,
              },
            ]}
          />
        )}
        <p className="text-sm text-ink-soft">
          Your active jobs do not close without notice. They close seven days after the email that
          tells you so, and never before the plan ends.
        </p>
      </div>
    </ConfirmDialog>
  );
}

interface Cancellation {
  /** Of the subscription. */
  readonly id: string;
  /** Now, rather than at the end of the paid period. */
  readonly immediate: boolean;
}

function useCancelSubscription(employerId: string) {
  return useSubscriptionChange<Cancellation>(
    employerId,
    async ({ id, ...body }, idempotencyKey) => {
      const call = { params: { id }, body, idempotencyKey };
      return (await browserApi.call(cancelSubscription, call)).body.subscription;
    },
  );
}
