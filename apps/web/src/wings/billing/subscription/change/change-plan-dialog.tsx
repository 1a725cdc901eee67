import { skipToken, useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { activeJobsText } from '../../../../platform/text/active-jobs-text.ts';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { subscriptionFailure } from '../../../../platform/session/employer/subscription-failure.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { changePreviewQuery } from './change-preview-query.ts';
import { ChangePreview } from './change-preview.tsx';
import { useChangeSubscription } from './change-subscription.ts';
import { changeWords, planText, priceText, type PlanQuestion } from './change-words.ts';
import { planOnSale } from '../plans/plan-words.ts';
import { RetryNote } from '../retry-note.tsx';
import { Terms } from '../terms.tsx';

export interface ChangePlanDialogProps {
  employerId: string;
  /** Null while closed. */
  question: PlanQuestion | null;
  onClose: () => void;
}

/** Explains and confirms an upgrade, a downgrade or another billing cycle. */
export function ChangePlanDialog(props: ChangePlanDialogProps) {
  const { employerId, question, onClose } = props;
  const change = useChangeSubscription(employerId);
  const shown = useLingering(question);
  const words = shown && changeWords(shown);
  const preview = useQuery({
    ...(shown
      ? changePreviewQuery(employerId, shown)
      : { queryKey: ['no-change'], queryFn: skipToken }),
    enabled: question !== null,
  });
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
      // Jobs would close, so the filled button is Cancel.
      tone={words?.showsJobs && preview.data?.jobsCloseAt ? 'danger' : 'primary'}
      title={words?.title ?? ''}
      description={words?.money ?? ''}
      confirmLabel={words?.confirmLabel ?? ''}
      cancelLabel="Not now"
      pending={change.isPending}
      pendingLabel="Changing..."
      confirmDisabled={!preview.data}
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
          {preview.data ? (
            <ChangePreview preview={preview.data} showsJobs={words.showsJobs} />
          ) : preview.error ? (
            <RetryNote
              text={failureText(preview.error, 'What is due now could not be read.')}
              onRetry={async () => {
                await preview.refetch();
              }}
            />
          ) : (
            <SkeletonGroup label="Working out what is due now">
              <Skeleton className="h-12 w-full rounded-control" />
            </SkeletonGroup>
          )}
          {words.warnings.map((warning) => (
            <p
              key={warning}
              className="flex gap-3 rounded-control bg-warning-soft p-4 text-sm forced-colors:border"
            >
              <Info aria-hidden="true" className="size-5 shrink-0 text-warning" />
              {warning}
            </p>
          ))}
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
