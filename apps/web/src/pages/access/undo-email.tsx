import { useState } from 'react';
import { useNavigate } from 'react-router';
import { InvalidLink } from '../../features/email-change/invalid-link.tsx';
import { MailedLinkForm } from '../../features/email-change/mailed-link-form.tsx';
import { useUndoEmailChange } from '../../features/email-change/undo-email-change.ts';
import { ShiftScene } from '../../features/seeker-access/shift-scene.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useMailedToken } from '../../platform/routing/use-mailed-token.ts';
import { SplitPage } from '../../ui/layout/split-page.tsx';

/** The address initially contains a token, so requests must not send it as referrer. */
export function meta() {
  return [...pageMeta('Keep your email address'), { name: 'referrer', content: 'strict-origin' }];
}

const HEADLINE = 'Your account\nstays yours.';

export default function UndoEmail() {
  const { token, forget } = useMailedToken(paths.undoEmail());
  const undo = useUndoEmailChange();
  const navigate = useNavigate();
  const [invalid, setInvalid] = useState<string>();

  if (token === null || invalid !== undefined) {
    return <InvalidLink message={invalid} headline={HEADLINE} scene={<ShiftScene />} />;
  }
  return (
    <SplitPage
      title="It was not you?"
      lead="Your account keeps the address that this link was mailed to, or comes back to it. Everyone is signed out, and you choose a new password."
      headline={HEADLINE}
      scene={<ShiftScene />}
    >
      <MailedLinkForm
        token={token}
        submitLabel="Keep My Address"
        pendingLabel="One moment..."
        act={async (link) => {
          const { resetToken, accountType } = await undo.mutateAsync(link);
          forget();
          const kind = accountType === 'employer' ? accountType : undefined;
          await navigate(paths.resetPassword(resetToken, kind), { replace: true });
        }}
        onInvalidLink={(message) => {
          forget();
          setInvalid(message);
        }}
      />
    </SplitPage>
  );
}
