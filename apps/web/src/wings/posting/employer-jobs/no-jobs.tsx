import type { JobStatus } from '@nextshift/contract';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** A tab without jobs. */
export function NoJobs({ status }: { status: JobStatus }) {
  if (status === 'Closed') {
    return (
      <EmptyState drawing="jobs" headingLevel="h3" title="No Job Postings">
        Jobs that you delete, that reach their closing date, and whose applicant you accept are kept
        here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="jobs"
      headingLevel="h3"
      title="No Job Postings"
      action={
        <Button variant="secondary" asChild>
          <PageLink to={paths.createJob()}>Post a job</PageLink>
        </Button>
      }
    >
      Describe the shift or gig, and students nearby will find it.
    </EmptyState>
  );
}
