import { listNotices as listEndpoint, readNotices as readEndpoint } from '@nextshift/contract';
import { noContent, ok } from '../../../../platform/http/responses.ts';
import type { Bind } from '../../../../platform/http/call.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { markNewsOpened } from '../../../../platform/push/pushed-news.queries.ts';
import { countUnreadNotices, findNewestNotices } from './notices.queries.ts';
import { presentNotice } from './present-notice.ts';
import { markApplicantNoticesRead, markNoticesRead } from './read-notices.queries.ts';

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

  bind(readEndpoint, async ({ session, body: { jobId } }) => {
    const now = clock();
    if (jobId === undefined) {
      await markNoticesRead(database, session, now);
      await markNewsOpened(database, session, { now });
    } else if (session.kind === 'employer') {
      await markApplicantNoticesRead(database, { employerId: session.accountId, jobId }, now);
      await markNewsOpened(database, session, { jobId, now });
    }
    return noContent();
  });
}
