import type { Job } from '@nextshift/contract';

/** Why a job offers no apply. */
export function ClosedNote({ job, className }: { job: Job; className?: string }) {
  if (job.status !== 'Closed') return null;
  return (
    <div className={className}>
      <p className="rounded-control bg-warning-soft p-4 font-medium">
        This job is closed and takes no more applications.
      </p>
    </div>
  );
}
