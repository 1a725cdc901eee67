import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { ApplicantScene } from '../../wings/identity/employer-access/index.ts';
import {
  ForgotPasswordForm,
  loginPath,
  useAccountType,
} from '../../wings/identity/password-reset/index.ts';
import { ShiftScene } from '../../wings/identity/seeker-access/index.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { useNextPath } from '../../platform/routing/use-next-path.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SplitPage } from '../../ui/layout/split-page.tsx';

export function meta() {
  return pageMeta('Forgot your password?');
}

export default function ForgotPassword() {
  const accountType = useAccountType();
  const next = useNextPath();
  const [said, setSaid] = useState<string>();
  const isAsked = said !== undefined;

  return (
    <SplitPage
      key={isAsked ? 'asked' : 'asking'}
      title={isAsked ? 'Check your email' : 'Forgot your password?'}
      lead={isAsked ? said : 'We send instructions to reset it to your email address.'}
      focusTitle={isAsked}
      headline={'Back in,\nbefore the shift.'}
      scene={accountType === 'employer' ? <ApplicantScene /> : <ShiftScene />}
    >
      {isAsked ? (
        <div className="space-y-4">
          <p className="text-ink-soft">
            Nothing there after a few minutes? Check your spam folder, or try another address.
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              setSaid(undefined);
            }}
          >
            Use another address
          </Button>
        </div>
      ) : (
        <ForgotPasswordForm accountType={accountType} onRequested={setSaid} />
      )}
      <div className="mt-8 border-t border-line pt-5">
        <Button variant="ghost" className="-ml-3.5" asChild>
          <PageLink to={loginPath(accountType, next)}>
            <ChevronLeft aria-hidden="true" />
            Back to Sign In
          </PageLink>
        </Button>
      </div>
    </SplitPage>
  );
}
