import {
  disableSecondFactor as disableEndpoint,
  enableSecondFactor as enableEndpoint,
  getSecondFactor as getEndpoint,
  setUpAuthenticator as setUpEndpoint,
} from '@nextshift/contract';
import { createLoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { created, noContent, ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { disableSecondFactor, enableSecondFactor } from './change-second-factor.ts';
import { presentSecondFactor } from './present-second-factor.ts';
import { setUpAuthenticator } from './set-up-authenticator.ts';

export function secondFactorRoutes(bind: Bind, platform: Platform): void {
  const backoff = createLoginBackoff(platform);

  bind(getEndpoint, async ({ session }) =>
    ok(await presentSecondFactor(platform.database, session)),
  );

  bind(setUpEndpoint, async ({ session }) => created(await setUpAuthenticator(platform, session)));

  bind(enableEndpoint, async ({ session, body, origin }) =>
    ok({ recoveryCodes: await enableSecondFactor(platform, backoff, { session, body, origin }) }),
  );

  bind(disableEndpoint, async ({ session, body, origin }) => {
    await disableSecondFactor(platform, backoff, { session, body, origin });
    return noContent();
  });
}
