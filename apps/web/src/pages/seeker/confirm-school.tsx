import { mailedLinkMeta, MailedLinkPage } from '../../wings/accounts/email-change/index.ts';
import { ShiftScene } from '../../wings/identity/seeker-access/index.ts';
import { SchoolToggle } from '../../wings/accounts/seeker-settings/index.ts';
import { useConfirmSchoolEmail } from '../../entities/school/change-school.ts';
import { SchoolLine } from '../../entities/school/school-line.tsx';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SplitPage } from '../../ui/layout/split-page.tsx';

export function meta() {
  return mailedLinkMeta('Confirm your school address');
}

const HEADLINE = 'Your school,\nif you show it.';

/** Confirms an address at a school, for the account that asked for the link. */
export default function ConfirmSchool() {
  const { id: userId } = useSeeker();
  const confirm = useConfirmSchoolEmail(userId);
  const toProfile = (
    <Button size="large" fullWidth asChild>
      <PageLink to={paths.profile()}>Go to My Profile</PageLink>
    </Button>
  );

  if (confirm.data) {
    const { school } = confirm.data;
    return (
      <SplitPage
        key="confirmed"
        title="All set"
        lead="Your school address is confirmed. Employers see your school only if you want it."
        focusTitle
        headline={HEADLINE}
        scene={<ShiftScene />}
      >
        <div className="space-y-5">
          {school ? <SchoolLine school={school} /> : null}
          <div className="border-y border-line py-1.5">
            <SchoolToggle />
          </div>
          {toProfile}
        </div>
      </SplitPage>
    );
  }
  return (
    <MailedLinkPage
      path={paths.confirmSchool()}
      title="Confirm your school address"
      lead="It shows that you study there. You keep signing in with your usual address."
      headline={HEADLINE}
      scene={<ShiftScene />}
      submitLabel="Confirm This Address"
      pendingLabel="Confirming..."
      act={async (token, forget) => {
        await confirm.mutateAsync(token);
        forget();
      }}
      invalidAction={
        <div className="space-y-5">
          <p className="text-ink-soft">
            It works once, for 7 days, and only in the account that asked for it. You can send
            another one from Settings, School.
          </p>
          {toProfile}
        </div>
      }
    />
  );
}
