import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { SimplePage } from '../platform/simple-page.tsx';
import { Button } from '../ui/button.tsx';

export function meta() {
  return pageMeta('Application');
}

export default function JobApplication() {
  return (
    <SimplePage
      title="Application"
      lead="Some employers ask questions of their own. Their forms will be answered here; most jobs take a one-click application already."
      actions={
        <>
          <Button asChild>
            <PageLink to={paths.jobs()}>Browse jobs</PageLink>
          </Button>
          <Button variant="secondary" asChild>
            <PageLink to={paths.history()}>Your history</PageLink>
          </Button>
        </>
      }
    />
  );
}
