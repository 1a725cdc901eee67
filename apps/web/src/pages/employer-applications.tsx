import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { ApplicationsBoard } from '../features/employer-applications/applications-board.tsx';
import { jobChoicesQuery } from '../features/employer-jobs/job-choices.ts';
import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { useEmployer } from '../platform/session/use-signed-in.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function meta() {
  return pageMeta('Applications');
}

export default function EmployerApplications() {
  const { id } = useEmployer();
  const { data: jobs = [] } = useQuery(jobChoicesQuery(id));
  return (
    <div className="page-column pb-16">
      <PageHeader
        back={
          <Button variant="ghost" size="small" asChild>
            <PageLink to={paths.employer()}>
              <ChevronLeft aria-hidden="true" />
              Dashboard
            </PageLink>
          </Button>
        }
        title="Applications"
      />
      <ApplicationsBoard employerId={id} jobs={jobs} />
    </div>
  );
}
