import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { SimplePage } from '../platform/simple-page.tsx';
import { Button } from '../ui/button.tsx';

export function meta() {
  return pageMeta('Complete your profile');
}

export default function CompleteProfile() {
  return (
    <SimplePage
      title="Complete your profile"
      lead="This is where your picture, bio and portfolio will go, in four short steps. Until it opens, your account is ready to apply."
      actions={
        <>
          <Button asChild>
            <PageLink to={paths.jobs()}>Browse jobs</PageLink>
          </Button>
          <Button variant="secondary" asChild>
            <PageLink to={paths.profile()}>Your profile</PageLink>
          </Button>
        </>
      }
    />
  );
}
