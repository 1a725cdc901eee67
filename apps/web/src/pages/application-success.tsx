import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { SimplePage } from '../platform/simple-page.tsx';
import { Button } from '../ui/button.tsx';

export function meta() {
  return pageMeta('Application submitted');
}

export default function ApplicationSuccess() {
  return (
    <SimplePage
      title="Application Submitted Successfully!"
      lead="You can follow it in your history."
      actions={
        <>
          <Button asChild>
            <PageLink to={paths.jobs()}>Browse More Jobs</PageLink>
          </Button>
          <Button variant="secondary" asChild>
            <PageLink to={paths.history()}>Go to History</PageLink>
          </Button>
        </>
      }
    />
  );
}
