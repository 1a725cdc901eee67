import {
  changePassword as changeEndpoint,
  changePasswordBody,
  forgotPassword as forgotEndpoint,
  resetPassword as resetEndpoint,
} from '@nextshift/contract';
import { ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { commonPasswordCheck } from '../../../platform/authentication/common-passwords.ts';
import { createLoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changePassword } from './change-password.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

/** The same whether or not the account exists. */
const REQUESTED =
  'If an account exists for this email, we have sent instructions to reset the password.';
const UPDATED = 'Password updated successfully!';

export function passwordRoutes(bind: Bind, platform: Platform): void {
  const backoff = createLoginBackoff(platform);

  bind(forgotEndpoint, async ({ body, origin }) => {
    await requestPasswordReset(platform, body, origin);
    return ok({ message: REQUESTED });
  });

  bind(resetEndpoint, async ({ body, origin }) => {
    await resetPassword(platform, backoff, body, origin);
    return ok({ message: UPDATED });
  });

  bind(
    { ...changeEndpoint, body: changePasswordBody(commonPasswordCheck(platform.config)) },
    async ({ session, body, origin }) => {
      await changePassword(platform, backoff, session, body, origin);
      return ok({ message: UPDATED });
    },
  );
}
