import {
  endOneSession as endOneEndpoint,
  endOtherSessions as endOthersEndpoint,
  listSessions as listEndpoint,
  SESSIONS_LISTED,
} from '@nextshift/contract';
import { noContent, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { presentSession } from './present-session.ts';
import { findActiveSessions } from './sessions.queries.ts';

export function sessionRoutes(bind: Bind, platform: Platform): void {
  const { database, clock } = platform;

  bind(listEndpoint, async ({ session }) => {
    const rows = await findActiveSessions(database, session, {
      others: SESSIONS_LISTED,
      now: clock(),
    });
    const sessions = rows.map((row) => presentSession(row, session));
    return ok({ sessions }, { totalCount: rows[0]?.total ?? 0 });
  });

  bind(endOneEndpoint, async ({ session, params: { sessionId } }) => {
    await endOneSession(platform, session, sessionId);
    return noContent(sessionId === session.id ? { endsSession: true } : {});
  });

  bind(endOthersEndpoint, async ({ session }) => {
    await endOtherSessions(platform, session);
    return noContent();
  });
}
