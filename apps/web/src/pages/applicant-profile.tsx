import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { SimplePage } from '../platform/simple-page.tsx';
import { Button } from '../ui/button.tsx';

export function meta() {
  return pageMeta('Applicant profile');
}

export default function ApplicantProfile() {
  return (
    <SimplePage
      title="Applicant profile"
      lead="The profile of someone who applied to your jobs will open here."
      actions={
        <>
          <Button asChild>
            <PageLink to={paths.employerApplications()}>To your applications</PageLink>
          </Button>
        </>
      }
    />
  );
}
