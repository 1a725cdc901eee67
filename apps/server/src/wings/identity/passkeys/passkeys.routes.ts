import {
  addPasskey as addEndpoint,
  getAddPasskeyOptions as addOptionsEndpoint,
  getPasskeySignInOptions as signInOptionsEndpoint,
  listPasskeys as listEndpoint,
  removePasskey as removeEndpoint,
} from '@nextshift/contract';
import { createLoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { created, noContent, ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addPasskey } from './add-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { startAddingPasskey } from './start-adding-passkey.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';

export function passkeyRoutes(bind: Bind, platform: Platform): void {
  const backoff = createLoginBackoff(platform);

  bind(listEndpoint, async ({ session }) =>
    ok({ passkeys: await listPasskeys(platform.database, session) }),
  );

  bind(addOptionsEndpoint, async ({ session, body, origin, ownOrigin }) =>
    ok({
      options: await startAddingPasskey(platform, backoff, { session, body, origin, ownOrigin }),
    }),
  );

  bind(addEndpoint, async ({ session, body, ownOrigin }) =>
    created({ passkey: await addPasskey(platform, { session, body, ownOrigin }) }),
  );

  bind(removeEndpoint, async ({ session, params, body, origin }) => {
    const { passkeyId } = params;
    const password = body.currentPassword;
    await removePasskey(platform, backoff, { session, passkeyId, password, origin });
    return noContent();
  });

  bind(signInOptionsEndpoint, async ({ body, ownOrigin }) => {
    const kind = body.accountType === 'user' ? 'seeker' : 'employer';
    return ok({ options: startPasskeySignIn(platform, kind, ownOrigin) });
  });
}
