import { JOB_FULL_MESSAGE, type Job } from '@nextshift/contract';

/** Why a job takes no applications. */
export function NoApplicationsNote({ job, className }: { job: Job; className?: string }) {
  const reason = reasonOf(job);
  if (reason === null) return null;
  return (
    <div className={className}>
      <p className="rounded-control bg-warning-soft p-4 font-medium forced-colors:border">
        {reason}
      </p>
    </div>
  );
}

function reasonOf({ status, full }: Job): string | null {
  if (status === 'Closed') return 'This job is closed and takes no more applications.';
  return full ? JOB_FULL_MESSAGE : null;
}
