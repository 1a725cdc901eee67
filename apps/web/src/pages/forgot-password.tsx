import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { SimplePage } from '../platform/simple-page.tsx';
import { Button } from '../ui/button.tsx';

export function meta() {
  return pageMeta('Forgot your password?');
}

export default function ForgotPassword() {
  return (
    <SimplePage
      title="Forgot your password?"
      lead="Soon you can have instructions to reset it sent to your email address from here."
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
