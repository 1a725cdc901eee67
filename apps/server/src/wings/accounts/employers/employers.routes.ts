import {
  employerSignupBody,
  findEmployersByName as findByNameEndpoint,
  getEmployer as getEmployerEndpoint,
  getOwnEmployer as getOwnEmployerEndpoint,
  logInEmployer as logInEndpoint,
  logInEmployerWithPasskey as passkeyEndpoint,
  logOutEmployer as logOutEndpoint,
  signUpEmployer as signUpEndpoint,
  updateEmployer as updateEndpoint,
  updateEmployerLogo as updateLogoEndpoint,
} from '@nextshift/contract';
import { companyDependency, employerDependency } from '../../../platform/responses/dependencies.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { created, noContent, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { commonPasswordCheck } from '../../../platform/authentication/common-passwords.ts';
import { createLoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import type { StartedSession } from '../../../platform/authentication/sessions.ts';
import { forSignIn, type Platform } from '../../../platform/platform.ts';
import { signInWithPasskey, signInWithPassword } from '../../identity/index.ts';
import { findEmployersByName, findPublicEmployer } from './employers.queries.ts';
import { findOwnEmployer } from './find-own-employer.ts';
import { presentPublicEmployer } from './present-employer.ts';
import { setLogo } from './set-logo.ts';
import { signUpEmployer } from './sign-up-employer.ts';
import { updateEmployer } from './update-employer.ts';

/** Most companies of one name that are offered as a choice. */
const SAME_NAME_LIMIT = 20;

export function employerRoutes(bind: Bind, platform: Platform): void {
  const { database, clock } = platform;
  const signInPlatform = forSignIn(platform);
  const backoff = createLoginBackoff(signInPlatform);
  const welcome = async (startedSession: StartedSession) => {
    const { token, owner } = startedSession;
    const employer = await findOwnEmployer(signInPlatform.database, owner.accountId, clock());
    return ok({ employer, token }, { startedSession });
  };

  bind(
    { ...signUpEndpoint, body: employerSignupBody(commonPasswordCheck(platform.config)) },
    async ({ body, files }) => {
      // A `logo` that is a text instead of a file is ignored.
      if (!files.logo) throw new AppError('unsupported_type');
      const employer = await signUpEmployer(platform, body, files.logo.bytes);
      return created({ employer });
    },
  );

  bind(
    logInEndpoint,
    async ({ body, origin }) => {
      const signIn = { kind: 'employer', body, origin } as const;
      return welcome(await signInWithPassword(signInPlatform, backoff, signIn));
    },
    { logsIn: 'employer' },
  );

  bind(passkeyEndpoint, async ({ body, origin, ownOrigin }) => {
    const signIn = { kind: 'employer', body, origin, ownOrigin } as const;
    return welcome(await signInWithPasskey(signInPlatform, backoff, signIn));
  });

  bind(logOutEndpoint, async () => noContent({ endsSession: true }));

  bind(getOwnEmployerEndpoint, async ({ session }) =>
    ok({ employer: await findOwnEmployer(database, session.accountId, clock()) }),
  );

  bind(getEmployerEndpoint, async ({ params, content }) => {
    const row = await findPublicEmployer(content, params.employerId);
    if (!row) throw new AppError('not_found');
    return ok(presentPublicEmployer(row), { dependsOn: [employerDependency(row.id)] });
  });

  bind(findByNameEndpoint, async ({ params, content }) => {
    const rows = await findEmployersByName(content, params.name, SAME_NAME_LIMIT);
    const dependsOn = [
      companyDependency(params.name),
      ...rows.map(({ id }) => employerDependency(id)),
    ];
    return ok(rows.map(presentPublicEmployer), { dependsOn });
  });

  bind(updateEndpoint, async ({ session, body, origin }) =>
    ok({ employer: await updateEmployer(platform, backoff, session, body, origin) }),
  );

  bind(updateLogoEndpoint, async ({ session, files: { logo } }) => {
    if (!logo) throw new AppError('unsupported_type');
    return ok({ employer: await setLogo(platform, session.accountId, logo.bytes) });
  });
}
