import {
  changeEmail as changeEmailEndpoint,
  getMe as getMeEndpoint,
  logInSeeker as logInEndpoint,
  logInSeekerWithPasskey as passkeyEndpoint,
  logOutSeeker as logOutEndpoint,
  signupBody,
  signUpSeeker as signUpEndpoint,
} from '@nextshift/contract';
import { created, noContent, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { commonPasswordCheck } from '../../../platform/authentication/common-passwords.ts';
import { createLoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import type { StartedSession } from '../../../platform/authentication/sessions.ts';
import { forSignIn, type Platform } from '../../../platform/platform.ts';
import { listAppliedJobIds, listSavedJobIds } from '../../hiring/index.ts';
import { signInWithPasskey, signInWithPassword } from '../../identity/index.ts';
import { findProfile } from '../profiles/index.ts';
import { changeEmail } from './change-email.ts';
import { findUser } from './find-user.ts';
import { signedIn } from './signed-in.ts';
import { signUpSeeker } from './sign-up-seeker.ts';

export function accountRoutes(bind: Bind, platform: Platform): void {
  const { database } = platform;
  const signInPlatform = forSignIn(platform);
  const backoff = createLoginBackoff(signInPlatform);
  const welcome = async (startedSession: StartedSession) => {
    const user = await findUser(signInPlatform, startedSession.owner);
    return ok(await signedIn(signInPlatform.database, user, startedSession), { startedSession });
  };

  bind(
    { ...signUpEndpoint, body: signupBody(commonPasswordCheck(platform.config)) },
    async ({ body, origin }) => {
      const { user, startedSession } = await signUpSeeker(platform, body, origin);
      return created({ token: startedSession.token, user }, { startedSession });
    },
    {
      // The first response started a session; a replay starts another, if the password still
      // matches.
      replay: async ({ body: { email, password }, origin }) => {
        const startedSession = await signInWithPassword(platform, backoff, {
          kind: 'seeker',
          body: { email, password, rememberMe: false },
          origin,
          isAnnounced: false,
        });
        const user = await findUser(platform, startedSession.owner);
        return created({ token: startedSession.token, user }, { startedSession });
      },
    },
  );

  bind(
    logInEndpoint,
    async ({ body, origin }) => {
      const signIn = { kind: 'seeker', body, origin } as const;
      return welcome(await signInWithPassword(signInPlatform, backoff, signIn));
    },
    { logsIn: 'seeker' },
  );

  bind(passkeyEndpoint, async ({ body, origin, ownOrigin }) => {
    const signIn = { kind: 'seeker', body, origin, ownOrigin } as const;
    return welcome(await signInWithPasskey(signInPlatform, backoff, signIn));
  });

  bind(logOutEndpoint, async () => noContent({ endsSession: true }));

  bind(getMeEndpoint, async ({ session }) => {
    const { accountId } = session;
    const [user, userProfile, savedJobIds, appliedJobIds] = await Promise.all([
      findUser(platform, session),
      findProfile(database, accountId),
      listSavedJobIds(database, accountId),
      listAppliedJobIds(database, accountId),
    ]);
    return ok({ user, userProfile, savedJobIds, appliedJobIds });
  });

  bind(changeEmailEndpoint, async ({ session, body, origin }) =>
    ok({ user: await changeEmail(platform, backoff, session, body, origin) }),
  );
}
