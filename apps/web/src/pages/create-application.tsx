import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { SimplePage } from '../platform/simple-page.tsx';
import { Button } from '../ui/button.tsx';

export function meta() {
  return pageMeta('Application Setup');
}

export default function CreateApplication() {
  return (
    <SimplePage
      title="Application Setup"
      lead="Here you will be able to ask applicants your own questions. Until then every job takes one-click applications."
      actions={
        <>
          <Button asChild>
            <PageLink to={paths.employer()}>To the dashboard</PageLink>
          </Button>
        </>
      }
    />
  );
}
