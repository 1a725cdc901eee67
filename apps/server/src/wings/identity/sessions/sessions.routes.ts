import {
  endOneSession as endOneEndpoint,
  endOtherSessions as endOthersEndpoint,
  listSessions as listEndpoint,
  SESSIONS_LISTED,
  type SignedInSession,
} from '@nextshift/contract';
import { noContent, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { findActiveSessions, type SessionRow } from './sessions.queries.ts';
import type { Session } from '../../../platform/authentication/sessions.ts';

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

/** A session as its owner sees it. */
function presentSession(row: SessionRow, asking: Session): SignedInSession {
  return {
    id: row.id,
    current: row.id === asking.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.seen_at.toISOString(),
  };
}
