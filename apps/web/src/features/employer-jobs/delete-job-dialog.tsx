import type { Job } from '@nextshift/contract';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useLingering } from '../../ui/overlays/use-lingering.ts';
import { useCloseJob } from './close-job.ts';

export interface DeleteJobDialogProps {
  employerId: string;
  /** The job in question; null while closed. */
  job: Job | null;
  onClose: () => void;
}

export function DeleteJobDialog({ employerId, job, onClose }: DeleteJobDialogProps) {
  const close = useCloseJob(employerId);
  const shown = useLingering(job);
  return (
    <ConfirmDialog
      open={job !== null}
      onOpenChange={onClose}
      title="Delete job"
      description={`“${shown?.title ?? ''}” closes at once, and nobody can apply to it any more. Applicants without a decision are told so, unless you repost it soon.`}
      confirmLabel="Delete"
      pending={false}
      pendingLabel="Deleting..."
      error={undefined}
      onConfirm={() => {
        if (job) close.mutate(job);
        onClose();
      }}
    />
  );
}
