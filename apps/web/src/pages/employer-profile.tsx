import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { SimplePage } from '../platform/simple-page.tsx';
import { Button } from '../ui/button.tsx';

export function meta() {
  return pageMeta('Company profile');
}

export default function EmployerProfile() {
  return (
    <SimplePage
      title="Company profile"
      lead="Here you will be able to change your logo, description and contact details."
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
