import {
  changeEmail as changeEmailEndpoint,
  getMe as getMeEndpoint,
  logInSeeker as logInEndpoint,
  logOutSeeker as logOutEndpoint,
  signupBody,
  signUpSeeker as signUpEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { created, noContent, ok } from '../../platform/http/responses.ts';
import type { Bind } from '../../platform/http/call.ts';
import { commonPasswordCheck } from '../../platform/authentication/common-passwords.ts';
import { createLoginBackoff } from '../../platform/authentication/login-backoff.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAppliedJobIds, listSeekerApplications } from '../applications/index.ts';
import { findPendingEmail } from '../email-changes/index.ts';
import { findProfile } from '../profiles/index.ts';
import { listSavedJobIds, listSavedJobs } from '../saved-jobs/index.ts';
import { findSeeker } from './accounts.queries.ts';
import { changeEmail } from './change-email.ts';
import { logInSeeker } from './log-in-seeker.ts';
import { presentUser } from './present-user.ts';
import { signUpSeeker } from './sign-up-seeker.ts';

/** How many saved jobs and applications the login response contains. */
const LOGIN_LIST_LIMIT = 100;

export function accountRoutes(bind: Bind, platform: Platform): void {
  const { database, clock } = platform;
  const backoff = createLoginBackoff(platform);

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
        const credentials = { email, password, rememberMe: false };
        const { user, startedSession } = await logInSeeker(platform, backoff, credentials, origin, {
          isAnnounced: false,
        });
        return created({ token: startedSession.token, user }, { startedSession });
      },
    },
  );

  bind(
    logInEndpoint,
    async ({ body, origin }) => {
      const { user, startedSession } = await logInSeeker(platform, backoff, body, origin);
      const page = { limit: LOGIN_LIST_LIMIT };
      const [userProfile, saved, applied, savedJobIds, appliedJobIds] = await Promise.all([
        findProfile(database, user.id),
        listSavedJobs(database, user.id, page),
        listSeekerApplications(database, user.id, page),
        listSavedJobIds(database, user.id),
        listAppliedJobIds(database, user.id),
      ]);
      return ok(
        {
          token: startedSession.token,
          user,
          userProfile,
          appliedJobs: applied.rows,
          savedJobs: saved.rows,
          savedJobIds,
          appliedJobIds,
        },
        { startedSession },
      );
    },
    { logsIn: 'seeker' },
  );

  bind(logOutEndpoint, async () => noContent({ endsSession: true }));

  bind(getMeEndpoint, async ({ session }) => {
    const seeker = await findSeeker(database, session.accountId);
    if (!seeker) throw new AppError('not_signed_in');
    const [pendingEmail, userProfile, savedJobIds, appliedJobIds] = await Promise.all([
      findPendingEmail(database, session, clock()),
      findProfile(database, seeker.id),
      listSavedJobIds(database, seeker.id),
      listAppliedJobIds(database, seeker.id),
    ]);
    const user = presentUser(seeker, pendingEmail);
    return ok({ user, userProfile, savedJobIds, appliedJobIds });
  });

  bind(changeEmailEndpoint, async ({ session, body, origin }) =>
    ok({ user: await changeEmail(platform, backoff, session, body, origin) }),
  );
}
