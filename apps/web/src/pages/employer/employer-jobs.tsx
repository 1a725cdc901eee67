import { Plus } from 'lucide-react';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { JobPostings } from './job-postings.tsx';

export const handle: PageHandle = { shape: 'list' };

export function meta() {
  return pageMeta('Jobs');
}

/** The jobs of the dashboard alone, for the bar of phones. */
export default function EmployerJobs() {
  const { id } = useEmployer();
  return (
    <div className="page-column pb-16">
      <PageHeader
        title="Jobs"
        actions={
          <Button asChild>
            <PageLink to={paths.createJob()}>
              <Plus aria-hidden="true" />
              Create New Listing
            </PageLink>
          </Button>
        }
      />
      <JobPostings employerId={id} />
    </div>
  );
}
