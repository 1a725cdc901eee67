import { listNotices as listEndpoint, readNotices as readEndpoint } from '@nextshift/contract';
import { noContent, ok } from '../../../../platform/http/responses.ts';
import type { Bind } from '../../../../platform/http/call.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  countUnreadNotices,
  findNewestNotices,
  markNoticesRead,
  areNoticesEnabled,
} from './notices.queries.ts';
import { presentNotice } from './present-notice.ts';

/** How many notices the list shows. */
const SHOWN = 20;

export function noticeRoutes(bind: Bind, { database, clock }: Platform): void {
  bind(listEndpoint, async ({ session: { accountId } }) => {
    const [rows, unreadCount, enabled] = await Promise.all([
      findNewestNotices(database, accountId, SHOWN),
      countUnreadNotices(database, accountId),
      areNoticesEnabled(database, accountId),
    ]);
    return ok({ notices: rows.map(presentNotice), unreadCount, enabled });
  });

  bind(readEndpoint, async ({ session }) => {
    await markNoticesRead(database, session.accountId, clock());
    return noContent();
  });
}
