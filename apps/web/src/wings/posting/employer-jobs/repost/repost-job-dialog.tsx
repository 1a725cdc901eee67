import { closingTimeOfRepost, formatDayIn, type Job } from '@nextshift/contract';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import type { JobWithFormerApplicants } from '../bring-back/bring-back-dialog.tsx';
import { repostFailure, repostingOf, useRepostJob } from './repost-job.ts';

export interface RepostJobDialogProps {
  employerId: string;
  /** The job in question; null while closed. */
  job: Job | null;
  onClose: () => void;
  /** @returns true if the page shows this failure itself, such as the plan's limit. */
  onRefused: (error: Error) => boolean;
  onReposted: (reposted: JobWithFormerApplicants) => void;
}

/** Confirms a repost. */
export function RepostJobDialog(props: RepostJobDialogProps) {
  const { employerId, job, onClose, onRefused, onReposted } = props;
  const repost = useRepostJob(employerId);
  const shown = useLingering(job);
  const confirm = () => {
    if (!job) return;
    repost.mutate(job, {
      onSettled: onClose,
      onSuccess: onReposted,
      onError: (error) => {
        if (!onRefused(error)) {
          toast.error(repostFailure(error), { about: repostingOf(job) });
        }
      },
    });
  };
  return (
    <ConfirmDialog
      open={job !== null}
      onOpenChange={onClose}
      tone="primary"
      title="Repost job"
      description={shown ? describe(shown) : ''}
      confirmLabel="Repost"
      pending={repost.isPending}
      pendingLabel="Reposting..."
      error={undefined}
      onConfirm={confirm}
    />
  );
}

function describe({ title, closesAt, timeZone }: Job): string {
  const before = closesAt === null ? null : new Date(closesAt);
  const end = closingTimeOfRepost(timeZone, before, new Date());
  return `“${title}” becomes visible again, takes new applicants and counts as one of your active jobs. It closes on ${formatDayIn(timeZone, end)}.`;
}
