import { useNavigate } from 'react-router';
import {
  mailedLinkMeta,
  MailedLinkPage,
  useUndoEmailChange,
} from '../../wings/accounts/email-change/index.ts';
import { ShiftScene } from '../../wings/identity/seeker-access/index.ts';
import { paths } from '../../platform/routing/paths.ts';

export function meta() {
  return mailedLinkMeta('Keep your email address');
}

const HEADLINE = 'Your account\nstays yours.';

export default function UndoEmail() {
  const undo = useUndoEmailChange();
  const navigate = useNavigate();

  return (
    <MailedLinkPage
      path={paths.undoEmail()}
      title="Was this not you?"
      lead="Your account keeps, or gets back, the address that this link was emailed to. Everyone is signed out, and you choose a new password."
      headline={HEADLINE}
      scene={<ShiftScene />}
      submitLabel="Keep My Address"
      pendingLabel="One moment..."
      act={async (token, forget) => {
        const { resetToken, accountType } = await undo.mutateAsync(token);
        forget();
        const kind = accountType === 'employer' ? accountType : undefined;
        await navigate(paths.resetPassword(resetToken, kind), { replace: true });
      }}
    />
  );
}
