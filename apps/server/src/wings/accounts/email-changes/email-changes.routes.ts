import {
  confirmEmail as confirmEndpoint,
  resendConfirmation as resendEndpoint,
  undoEmailChange as undoEndpoint,
} from '@nextshift/contract';
import { accepted, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SessionKind } from '../../../platform/authentication/sessions.ts';
import { confirmEmail } from './confirm-email.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { undoEmailChange } from './undo-email-change.ts';

const CONFIRMED = 'Your email address is confirmed.';
const UNDONE = 'Your account has its old email address again.';

export function emailChangeRoutes(bind: Bind, platform: Platform): void {
  bind(confirmEndpoint, async ({ body: { token } }) => {
    const kind = await confirmEmail(platform, token);
    return ok({ message: CONFIRMED, accountType: accountTypeOf(kind) });
  });

  bind(resendEndpoint, async ({ session }) =>
    accepted({ emailConfirmed: await resendConfirmation(platform, session) }),
  );

  bind(undoEndpoint, async ({ body: { token } }) => {
    const { kind, resetToken } = await undoEmailChange(platform, token);
    return ok({ message: UNDONE, accountType: accountTypeOf(kind), resetToken });
  });
}

function accountTypeOf(kind: SessionKind) {
  return kind === 'seeker' ? 'user' : 'employer';
}
