import {
  getOperator as getEndpoint,
  listOperatorLog as logEndpoint,
  logInOperator as logInEndpoint,
  logOutOperator as logOutEndpoint,
} from '@nextshift/contract';
import { createLoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { noContent, ok } from '../../../platform/http/responses.ts';
import { forSignIn, type Platform } from '../../../platform/platform.ts';
import { logInOperator } from './log-in-operator.ts';
import { findLog } from './operator-log.queries.ts';
import { findOperator } from './operators.queries.ts';
import { presentLogEntry } from './present-log-entry.ts';

export function operatorRoutes(bind: Bind, platform: Platform): void {
  const { database } = platform;
  const signInPlatform = forSignIn(platform);
  const backoff = createLoginBackoff(signInPlatform);

  bind(
    logInEndpoint,
    async ({ body, origin }) => {
      const signedIn = await logInOperator(signInPlatform, backoff, body, origin);
      const { operator, startedOperatorSession } = signedIn;
      return ok({ operator }, { startedOperatorSession });
    },
    { logsIn: 'operator' },
  );

  bind(logOutEndpoint, async () => noContent({ endsOperatorSession: true }));

  bind(getEndpoint, async ({ session }) => {
    const operator = await findOperator(database, session.operatorId);
    if (!operator) throw new AppError('not_signed_in');
    return ok({ operator });
  });

  bind(logEndpoint, async ({ query }) => {
    const { rows, nextCursor } = await findLog(database, query);
    return ok({ entries: rows.map(presentLogEntry) }, { nextCursor });
  });
}
