import { describeCriteria } from '@nextshift/contract';
import { useNavigate, useSearchParams } from 'react-router';
import { AlertForm } from '../../wings/discovery/alerts/index.ts';
import { criteriaQuery, readCriteria } from '../../wings/jobs/job-search/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { BackLink } from '../../platform/routing/back-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { shape: 'form' };

export function meta() {
  return pageMeta('New job alert');
}

/** Makes an alert for the search in the address, which a visitor brings along through the sign-in. */
export default function NewAlert() {
  const { id: accountId } = useSeeker();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const criteria = criteriaQuery(readCriteria(search));
  return (
    <div className="page-column page-narrow pb-16">
      <PageHeader
        back={<BackLink to={paths.jobs(criteria)}>Back to the jobs</BackLink>}
        title="Alert me"
        lead={
          <>
            New jobs for <strong className="text-ink">{describeCriteria(criteria)}</strong>
          </>
        }
      />
      <AlertForm
        accountId={accountId}
        criteria={criteria}
        onCreated={() => {
          toast.success('Your alert is on.');
          void navigate(paths.alerts(), { replace: true });
        }}
      />
    </div>
  );
}
