import { Info } from 'lucide-react';
import { activeJobsText } from '../../platform/active-jobs-text.ts';
import { subscriptionFailure } from '../../platform/session/subscription-failure.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useLingering } from '../../ui/use-lingering.ts';
import { useChangeSubscription } from './change-subscription.ts';
import { changeWords, planText, priceText, type PlanQuestion } from './change-words.ts';
import { planOnSale } from './plan-words.ts';
import { Terms } from './terms.tsx';

export interface ChangePlanDialogProps {
  employerId: string;
  /** Null while nothing is in question. */
  question: PlanQuestion | null;
  /** Undefined until known. */
  activeJobs: number | undefined;
  onClose: () => void;
}

/** Says what an upgrade, a downgrade or another billing cycle does, and asks. */
export function ChangePlanDialog(props: ChangePlanDialogProps) {
  const { employerId, question, activeJobs, onClose } = props;
  const change = useChangeSubscription(employerId);
  const shown = useLingering(question);
  const words = shown && changeWords(shown, activeJobs);
  const close = () => {
    change.reset();
    onClose();
  };
  const confirm = () => {
    if (!question) return;
    const { wanted, current } = question;
    change.mutate(
      { id: current.id, ...wanted },
      {
        onSuccess: (subscription) => {
          toast.success(`Your plan is now ${planText(subscription)}.`);
          close();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={close}
      tone="primary"
      title={words?.title ?? ''}
      description={words?.money ?? ''}
      confirmLabel={words?.confirmLabel ?? ''}
      cancelLabel="Not now"
      pending={change.isPending}
      pendingLabel="Changing..."
      error={change.error ? subscriptionFailure(change.error, 'change') : undefined}
      onConfirm={confirm}
    >
      {shown && words ? (
        <div className="space-y-4 pb-4">
          <Terms
            terms={[
              ['Now', planText(shown.current)],
              ['New plan', planText(shown.wanted)],
              ['Price', priceText(shown.wanted)],
              [
                'Includes',
                activeJobsText(planOnSale(shown.wanted.planType).limitations.maxActiveJobs),
              ],
            ]}
          />
          {words.warnings.map((warning) => (
            <p key={warning} className="flex gap-3 rounded-control bg-warning-soft p-4 text-sm">
              <Info aria-hidden="true" className="size-5 shrink-0 text-warning" />
              {warning}
            </p>
          ))}
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
