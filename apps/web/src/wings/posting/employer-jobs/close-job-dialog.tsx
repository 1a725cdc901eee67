import { graceInWords, type Job } from '@nextshift/contract';
import { useClosingGrace } from '../../../platform/routing/use-closing-grace.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';
import { useCloseJob } from './close-job.ts';

export interface CloseJobDialogProps {
  employerId: string;
  /** The job in question; null while closed. */
  job: Job | null;
  onClose: () => void;
}

export function CloseJobDialog({ employerId, job, onClose }: CloseJobDialogProps) {
  const close = useCloseJob(employerId);
  const shown = useLingering(job);
  const grace = useClosingGrace();
  return (
    <ConfirmDialog
      open={job !== null}
      onOpenChange={onClose}
      title="Close job"
      description={`“${shown?.title ?? ''}” closes at once, and nobody can apply to it anymore. ${whatFollows(grace)}`}
      confirmLabel="Close job"
      pending={false}
      pendingLabel="Closing..."
      error={undefined}
      onConfirm={() => {
        if (job) close.mutate(job);
        onClose();
      }}
    />
  );
}

function whatFollows(graceMinutes: number): string {
  if (graceMinutes === 0) return 'Applicants without a decision are told so.';
  return `Applicants without a decision are told so in ${graceInWords(graceMinutes)}, unless you repost it before.`;
}
