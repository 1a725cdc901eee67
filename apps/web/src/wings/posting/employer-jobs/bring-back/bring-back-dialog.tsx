import type { Job } from '@nextshift/contract';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { BRING_BACK_FAILED, useBringBackApplicants } from './bring-back-applicants.ts';

/** An active job, and how many who applied before can be brought back to it. */
export interface JobWithFormerApplicants {
  readonly job: Job;
  readonly count: number;
}

export interface BringBackDialogProps {
  employerId: string;
  /** Null while closed. */
  offer: JobWithFormerApplicants | null;
  onClose: () => void;
}

/** Offers to bring back who applied before a job closed. */
export function BringBackDialog({ employerId, offer, onClose }: BringBackDialogProps) {
  const bringBack = useBringBackApplicants(employerId);
  const shown = useLingering(offer);
  const close = () => {
    bringBack.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={offer !== null}
      onOpenChange={close}
      tone="primary"
      title={shown ? `Bring back ${applicants(shown.count)}?` : ''}
      description={shown ? describe(shown) : ''}
      confirmLabel={shown ? `Bring back ${String(shown.count)}` : ''}
      cancelLabel="Not now"
      pending={bringBack.isPending}
      pendingLabel="Bringing back..."
      error={bringBack.error ? failureText(bringBack.error, BRING_BACK_FAILED) : undefined}
      onConfirm={() => {
        if (offer) bringBack.mutate(offer.job, { onSuccess: close });
      }}
    />
  );
}

function applicants(count: number): string {
  return count === 1 ? '1 applicant' : `${String(count)} applicants`;
}

function describe({ job: { title }, count }: JobWithFormerApplicants): string {
  return count === 1
    ? `One person whose application ended when “${title}” closed can be considered again. They are told, and can expect an answer within two weeks.`
    : `${String(count)} people whose applications ended when “${title}” closed can be considered again. Each is told, and can expect an answer within two weeks.`;
}
