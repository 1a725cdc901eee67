import { skipToken, useQuery, queryOptions } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { activeJobsText } from '../../../../platform/text/active-jobs-text.ts';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { subscriptionFailure } from '../../../../platform/session/employer/subscription-failure.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { ChangePreview } from './change-preview.tsx';
import { changeWords, planText, priceText, type PlanQuestion } from './change-words.ts';
import { planOnSale } from '../plans/plan-words.ts';
import { RetryNote } from '../retry-note.tsx';
import { Terms } from '../terms.tsx';
import { previewChange, changeSubscription } from '@nextshift/contract';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { subscriptionKeys } from '../subscription-keys.ts';
import type { ChosenPlan } from '../plans/plan-offer.ts';
import { useSubscriptionChange } from './use-subscription-change.ts';

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

/** What a change costs now, and what it does to each job. */
function changePreviewQuery(employerId: string, { wanted, current }: PlanQuestion) {
  const { planType, billingCycle } = wanted;
  return queryOptions({
    queryKey: [...subscriptionKeys.changePreview(employerId), current.id, planType, billingCycle],
    queryFn: async ({ signal }) => {
      const call = { params: { id: current.id }, query: { planType, billingCycle }, signal };
      return (await browserApi.call(previewChange, call)).body.preview;
    },
    // Amounts change by the minute.
    staleTime: 0,
    gcTime: 0,
  });
}

interface WantedChange extends ChosenPlan {
  /** Of the subscription. */
  readonly id: string;
}

/** Moves the subscription to another plan or billing cycle. */
function useChangeSubscription(employerId: string) {
  return useSubscriptionChange<WantedChange>(
    employerId,
    async ({ id, ...body }, idempotencyKey) => {
      const call = { params: { id }, body, idempotencyKey };
      return (await browserApi.call(changeSubscription, call)).body.subscription;
    },
  );
}
