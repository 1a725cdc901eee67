import {
  mailedLinkMeta,
  MailedLinkPage,
  useConfirmEmail,
} from '../../wings/accounts/email-change/index.ts';
import { ApplicantScene } from '../../wings/identity/employer-access/index.ts';
import { ShiftScene } from '../../wings/identity/seeker-access/index.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { refreshAccount } from '../../platform/session/check-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SplitPage } from '../../ui/layout/split-page.tsx';

export function meta() {
  return mailedLinkMeta('Confirm your email address');
}

const HEADLINE = 'One address,\nand it is yours.';

export default function ConfirmEmail() {
  const confirm = useConfirmEmail();

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
  return (
    <MailedLinkPage
      path={paths.confirmEmail()}
      title="Confirm your email address"
      lead="Once you confirm it, you sign in with it, and our emails go there."
      headline={HEADLINE}
      scene={<ShiftScene />}
      submitLabel="Confirm This Address"
      pendingLabel="Confirming..."
      act={async (token, forget) => {
        await confirm.mutateAsync(token);
        forget();
        refreshAccount();
      }}
    />
  );
}
