import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { SimplePage } from '../platform/simple-page.tsx';
import { Button } from '../ui/button.tsx';

export function meta() {
  return pageMeta('Choose Your Plan');
}

export default function EmployerSubscription() {
  return (
    <SimplePage
      title="Choose Your Plan"
      lead="Plans will be sold here. They decide how many jobs you can have open at once."
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
