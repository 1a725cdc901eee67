import type { Job } from '@nextshift/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { PageLink } from '../../platform/page-link.tsx';
import { paths } from '../../platform/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useLingering } from '../../ui/use-lingering.ts';
import { acceptedApplicantQuery } from './has-accepted-applicant.ts';
import { repostFailure, repostingOf, useRepostJob } from './repost-job.ts';

export interface RepostJobDialogProps {
  employerId: string;
  /** The job in question; null while there is none. */
  job: Job | null;
  onClose: () => void;
  /** @returns true where the page shows this failure itself, such as the plan's limit. */
  onRefused: (error: Error) => boolean;
}

/** Asks before a job is reposted; where somebody is accepted for it, says so and leads there. */
export function RepostJobDialog({ employerId, job, onClose, onRefused }: RepostJobDialogProps) {
  const repost = useRepostJob(employerId);
  const shown = useLingering(job);
  // Nobody can be accepted where nobody has applied.
  const asked = shown && shown.applicantCount > 0 ? shown : null;
  const accepted = useQuery(
    asked
      ? { ...acceptedApplicantQuery(employerId, asked.id), enabled: job !== null }
      : { queryKey: ['no-applicants'], queryFn: skipToken },
  );
  const confirm = () => {
    if (!job) return;
    repost.mutate(job, {
      onSettled: onClose,
      onError: (error) => {
        if (!onRefused(error)) {
          toast.error(repostFailure(error), { about: repostingOf(job) });
        }
      },
    });
  };
  if (asked && accepted.data) {
    return (
      <Dialog
        open={job !== null}
        onOpenChange={onClose}
        size="small"
        title="This job has an accepted applicant"
        description={`“${asked.title}” is filled. To repost it, delete the accepted application first; the seeker is told.`}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Not now
            </Button>
            <Button asChild>
              <PageLink to={paths.employerApplications(asked.id, { state: 'closed' })}>
                See the application
              </PageLink>
            </Button>
          </>
        }
      />
    );
  }
  return (
    <ConfirmDialog
      open={job !== null}
      onOpenChange={onClose}
      tone="primary"
      title="Repost job"
      description={`“${shown?.title ?? ''}” becomes visible again, takes new applicants and counts as one of your active jobs.`}
      confirmLabel="Repost"
      // Where it cannot be asked, the server says so when the job is reposted.
      confirmDisabled={asked !== null && accepted.isPending && accepted.fetchStatus !== 'idle'}
      pending={repost.isPending}
      pendingLabel="Reposting..."
      error={undefined}
      onConfirm={confirm}
    />
  );
}
