import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { SimplePage } from '../platform/simple-page.tsx';
import { Button } from '../ui/button.tsx';

export function meta() {
  return pageMeta('Choose a new password');
}

export default function ResetPassword() {
  return (
    <SimplePage
      title="Choose a new password"
      lead="The link from a password email will lead here and let you set a new password."
      actions={
        <>
          <Button asChild>
            <PageLink to={paths.login()}>Back to Sign In</PageLink>
          </Button>
        </>
      }
    />
  );
}
