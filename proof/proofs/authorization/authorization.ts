import { endedSessions } from '../../board/ended-sessions.ts';
import { newFilledBoard } from '../../board/filled-board.ts';
import { type Principal, principals } from '../../board/principals.ts';
import { withMailedLinks } from '../../board/mailed-links.ts';
import { describedRoutes, pageRoutes, startWithRoutes } from '../../board/route-table.ts';
import { startWatch } from '../../board/watch.ts';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { compareRoutes } from './compare-routes.ts';
import { faults } from './faults.ts';
import { allRows } from './matrix/all-rows.ts';
import type { Row } from './matrix/row.ts';
import type { Trial } from './trial.ts';
import { tryCrossSite } from './try-cross-site.ts';
import { tryExtraKeys } from './try-extra-keys.ts';
import { tryReads } from './try-reads.ts';
import { tryRefusals } from './try-refusals.ts';
import { tryTimes } from './try-times.ts';
import { tryWrites } from './try-writes.ts';

/** Calls whose responses reveal each fault. */
const SELF_CHECKED = new Set([
  'GET /api/user/me',
  'GET /userprofile/:userId',
  'GET /applications/getUserApplicationById/:applicationId',
]);

interface Size {
  readonly rows: (row: Row) => boolean;
  /** Who makes a call with the same outcome for everyone. */
  readonly asks: (row: Row, principal: Principal, index: number) => boolean;
  readonly parts: 'reading' | 'whole matrix' | 'every variation';
}

/** If the outcome is the same for everyone, three call, different ones at each row. */
function threeAsk({ who }: Row, principal: Principal, index: number): boolean {
  const isSame = principals.every((each) => who[each] === who.visitor);
  return !isSame || (principals.indexOf(principal) + index) % 3 === 0;
}

export const authorization = defineProof<Size>({
  name: 'authorization',
  claim:
    'Every endpoint is called by ten principals (visitor, owner, other seeker, employers with a pending, an accepted and an expired application, other employer, ended session, wrong kind, operator) and compared with a hand-written access matrix',
  goal: '0 leaks, 0 writes on refusal; an endpoint missing from the matrix fails',
  sizes: {
    full: { rows: () => true, asks: () => true, parts: 'every variation' },
    short: { rows: () => true, asks: threeAsk, parts: 'whole matrix' },
    selfCheck: {
      rows: ({ call }) => SELF_CHECKED.has(call),
      asks: () => true,
      parts: 'reading',
    },
  },
  faults,
  async run(testbed, { rows: isTried, asks, parts }) {
    const { dataDir, board } = await newFilledBoard(testbed);
    const { server, routes } = await startWithRoutes(testbed, dataDir);
    const pages = await pageRoutes(server);
    const described = await describedRoutes(server);
    const violations = compareRoutes({ routes: routes(), described, pages });
    const figures = (trial?: Trial) => ({
      endpoints: new Set(allRows.map(({ call }) => call)).size,
      'rows of the matrix': allRows.length,
      ...Object.fromEntries(trial?.counts ?? []),
    });
    // A fault revealed here needs no further calls.
    if (parts === 'reading' && violations.length > 0) return { figures: figures(), violations };
    return testbed.inDatabase(dataDir, async (database) => {
      const ended = await endedSessions(server.address, database, board.callers);
      const started = { ...board, address: server.address };
      const here = await withMailedLinks(started, database, dataDir);
      const watch = await startWatch(databaseAddress(dataDir, 'postgres'), dataDir);
      const isEveryVariation = parts !== 'whole matrix';
      const counts = new Map<string, number>();
      const trial: Trial = {
        board: here,
        ended,
        database,
        watch,
        isEveryVariation,
        counts,
        violations,
      };
      const rows = allRows.filter(isTried);
      const began = performance.now();
      const note = (what: string) =>
        testbed.note(`${what} after ${Math.round((performance.now() - began) / 1_000)} s`);
      try {
        await tryRefusals(trial, rows);
        note('refusals');
        await tryReads(trial, rows, asks);
        note('reads');
        if (parts === 'reading') return { figures: figures(trial), violations };
        await tryWrites(trial, rows, asks);
        note('writes');
        await tryTimes(trial, rows);
        note('times');
        if (parts === 'every variation') {
          await tryCrossSite(trial, rows);
          await tryExtraKeys(trial, rows);
          note('sites and keys');
        }
        for (const table of await watch.differingTables()) {
          violations.push(`${table} is not what it was`);
        }
        return { figures: figures(trial), violations };
      } finally {
        await watch.close();
      }
    });
  },
});
