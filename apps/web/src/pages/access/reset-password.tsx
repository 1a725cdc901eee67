import { RESET_LINK_INVALID_MESSAGE } from '@nextshift/contract';
import { useState } from 'react';
import { ApplicantScene } from '../../wings/identity/employer-access/index.ts';
import {
  forgotPasswordPath,
  loginPath,
  ResetPasswordForm,
  useAccountType,
} from '../../wings/identity/password-reset/index.ts';
import { ShiftScene } from '../../wings/identity/seeker-access/index.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useMailedToken } from '../../platform/routing/use-mailed-token.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { SplitPage } from '../../ui/layout/split-page.tsx';

/** The address initially contains a token, so requests must not send it as referrer. */
export function meta() {
  return [...pageMeta('Choose a new password'), { name: 'referrer', content: 'strict-origin' }];
}

interface Outcome {
  readonly is: 'reset' | 'invalid';
  readonly message: string;
}

export default function ResetPassword() {
  const accountType = useAccountType();
  const bare = paths.resetPassword(undefined, accountType === 'employer' ? accountType : undefined);
  const { token, forget } = useMailedToken(bare);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const end = (how: Outcome) => {
    forget();
    setOutcome(how);
  };
  const look = {
    headline: 'A fresh key\nfor your door.',
    scene: accountType === 'employer' ? <ApplicantScene /> : <ShiftScene />,
  };

  if (outcome?.is === 'reset') {
    return (
      <SplitPage key="reset" title="All set" lead={outcome.message} focusTitle {...look}>
        <Button size="large" fullWidth asChild>
          <PageLink to={loginPath(accountType)}>Sign In</PageLink>
        </Button>
      </SplitPage>
    );
  }
  if (token === null || outcome) {
    return (
      <SplitPage
        key="invalid"
        title="This link does not work"
        lead={outcome?.message ?? RESET_LINK_INVALID_MESSAGE}
        focusTitle={outcome !== null}
        {...look}
      >
        <div className="flex flex-wrap gap-3">
          <Button size="large" asChild>
            <PageLink to={forgotPasswordPath(accountType)}>Request a New Link</PageLink>
          </Button>
          <Button size="large" variant="secondary" asChild>
            <PageLink to={loginPath(accountType)}>Back to Sign In</PageLink>
          </Button>
        </div>
      </SplitPage>
    );
  }
  return (
    <SplitPage
      title="Choose a new password"
      lead="It ends every session of your account, on all devices."
      {...look}
    >
      {token === undefined ? (
        <SkeletonGroup label="Loading the form" className="space-y-8.5">
          <Skeleton className="h-18 rounded-control" />
          <Skeleton className="h-18 rounded-control" />
        </SkeletonGroup>
      ) : (
        <ResetPasswordForm
          accountType={accountType}
          token={token}
          onReset={(message) => {
            end({ is: 'reset', message });
          }}
          onInvalidLink={(message) => {
            end({ is: 'invalid', message });
          }}
        />
      )}
    </SplitPage>
  );
}
