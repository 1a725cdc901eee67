import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { SimplePage } from '../platform/simple-page.tsx';
import { Button } from '../ui/button.tsx';

export function meta() {
  return pageMeta('Application form created');
}

export default function EmployerApplicationSuccess() {
  return (
    <SimplePage
      title="Application Form Created!"
      lead="Applicants will be asked to fill it in."
      actions={
        <>
          <Button asChild>
            <PageLink to={paths.employer()}>Go to Dashboard</PageLink>
          </Button>
        </>
      }
    />
  );
}
