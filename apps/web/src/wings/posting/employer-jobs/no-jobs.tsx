import type { JobStatus } from '@nextshift/contract';

/** A tab without jobs, in a quiet line. */
export function NoJobs({ status }: { status: JobStatus }) {
  return (
    <div className="pb-4 text-ink-soft md:px-3">
      <h3 className="font-semibold">No Job Postings</h3>
      <p>
        {status === 'Closed'
          ? 'Jobs that are closed or filled are kept here.'
          : 'Describe a shift or gig, and students nearby will find it.'}
      </p>
    </div>
  );
}
