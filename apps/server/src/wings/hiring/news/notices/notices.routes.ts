import { listNotices as listEndpoint, readNotices as readEndpoint } from '@nextshift/contract';
import { noContent, ok } from '../../../../platform/http/responses.ts';
import type { Bind } from '../../../../platform/http/call.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countUnreadNotices, findNewestNotices, markNoticesRead } from './notices.queries.ts';
import { presentNotice } from './present-notice.ts';

/** How many notices the list shows. */
const SHOWN = 20;

export function noticeRoutes(bind: Bind, { database, clock }: Platform): void {
  bind(listEndpoint, async ({ session }) => {
    const [rows, unreadCount] = await Promise.all([
      findNewestNotices(database, session, SHOWN),
      countUnreadNotices(database, session),
    ]);
    return ok({ notices: rows.map((row) => presentNotice(row, session.kind)), unreadCount });
  });

  bind(readEndpoint, async ({ session }) => {
    await markNoticesRead(database, session, clock());
    return noContent();
  });
}
