import { useState } from 'react';
import { useConfirmEmail } from '../../features/email-change/confirm-email.ts';
import { InvalidLink } from '../../features/email-change/invalid-link.tsx';
import { MailedLinkForm } from '../../features/email-change/mailed-link-form.tsx';
import { ApplicantScene } from '../../features/employer-access/applicant-scene.tsx';
import { ShiftScene } from '../../features/seeker-access/shift-scene.tsx';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { refreshAccount } from '../../platform/session/check-session.ts';
import { useMailedToken } from '../../platform/routing/use-mailed-token.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SplitPage } from '../../ui/layout/split-page.tsx';

/** The address initially contains a token, so requests must not send it as referrer. */
export function meta() {
  return [
    ...pageMeta('Confirm your email address'),
    { name: 'referrer', content: 'strict-origin' },
  ];
}

const HEADLINE = 'One address,\nand it is yours.';

export default function ConfirmEmail() {
  const { token, forget } = useMailedToken(paths.confirmEmail());
  const confirm = useConfirmEmail();
  const [invalid, setInvalid] = useState<string>();

  if (confirm.data) {
    const isEmployer = confirm.data.accountType === 'employer';
    return (
      <SplitPage
        key="confirmed"
        title="All set"
        lead={confirm.data.message}
        focusTitle
        headline={HEADLINE}
        scene={isEmployer ? <ApplicantScene /> : <ShiftScene />}
      >
        <Button size="large" fullWidth asChild>
          <PageLink to={isEmployer ? paths.employerLogin() : paths.login()}>Continue</PageLink>
        </Button>
      </SplitPage>
    );
  }
  if (token === null || invalid !== undefined) {
    return <InvalidLink message={invalid} headline={HEADLINE} scene={<ShiftScene />} />;
  }
  return (
    <SplitPage
      title="Confirm your email address"
      lead="From then on it is the address of your account, and our mails go there."
      headline={HEADLINE}
      scene={<ShiftScene />}
    >
      <MailedLinkForm
        token={token}
        submitLabel="Confirm This Address"
        pendingLabel="Confirming..."
        act={async (link) => {
          await confirm.mutateAsync(link);
          forget();
          refreshAccount();
        }}
        onInvalidLink={(message) => {
          forget();
          setInvalid(message);
        }}
      />
    </SplitPage>
  );
}
