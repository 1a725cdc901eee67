import { endedSessions } from '../../board/ended-sessions.ts';
import { newFilledBoard } from '../../board/filled-board.ts';
import { type Principal, principals } from '../../board/principals.ts';
import { planted } from '../../board/canary-texts.ts';
import { withMailedLinks } from '../../board/mailed-links.ts';
import { settle } from '../../board/background-jobs.ts';
import { fill } from '../../board/send.ts';
import { textOfResponse } from '../../board/text-of-response.ts';
import { startWatch } from '../../board/watch.ts';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { allRows } from '../authorization/matrix/all-rows.ts';
import { MESSAGE, TEMPLATE } from '../authorization/matrix/messages.ts';
import type { Row } from '../authorization/matrix/row.ts';
import type { Told, Trial } from '../authorization/trial.ts';
import { tryPageData } from './try-page-data.ts';
import { tryReads } from '../authorization/try-reads.ts';
import { tryRefusals } from '../authorization/try-refusals.ts';
import { tryWrites } from '../authorization/try-writes.ts';
import { faults } from './faults.ts';
import { plantCanaries } from './plant-canaries.ts';
import { provokeErrors } from './provoke-errors.ts';
import { provokeFaults, provokeDatabaseTimeouts } from './provoke-faults.ts';
import { readDatabaseLogs, readMails } from './read-outputs.ts';
import { createCanaryTracker } from './canary-tracker.ts';
import { readSecrets, type ServerSecrets } from './server-secrets.ts';
import { companies } from './allow/companies.ts';
import { otherPeople } from './allow/other-people.ts';
import { owner } from './allow/owner.ts';
import { secrets } from './allow/secrets.ts';
import type { Canary } from './canary.ts';

/** Calls whose responses or logs reveal each fault. */
const SELF_CHECKED = new Set([
  'POST /user/login',
  'POST /employer/signup',
  'GET /api/applications/:id/messages',
  'GET /employerapplications/employerAppliedApplications/:employerId',
]);

/** Length of the message prefix that identifies a log line. */
const EXCERPT = 120;

function messageOf(line: string): string {
  const [, message = 'no message'] = /"msg":"(.*)"\}$/.exec(line) ?? [];
  return message.slice(0, EXCERPT);
}

/** Errors that must have occurred for the search to be meaningful. */
const SOME_ERRORS = [400, 401, 404, 409, 413, 415, 429, 500];
const EXPECTED = { none: [], some: SOME_ERRORS, all: [...SOME_ERRORS, 503] } as const;

interface Size {
  readonly rows: (row: Row) => boolean;
  /** One in this many of the principals makes the call; the others at the next rows. */
  readonly oneIn: number;
  readonly isEveryVariation: boolean;
  readonly errors: 'none' | 'some' | 'all';
}

export const canaries = defineProof<Size>({
  name: 'canaries',
  claim:
    'Secrets and personal data are planted; every principal makes every call of the access matrix, opens every page and provokes every error; all responses, headers, HTML, exports, mails and logs (level debug) are searched, also decoded',
  goal: '0 found outside the cells of a hand-written table',
  sizes: {
    full: { rows: () => true, oneIn: 1, isEveryVariation: true, errors: 'all' },
    short: { rows: ({ isPage }) => !isPage, oneIn: 3, isEveryVariation: false, errors: 'some' },
    selfCheck: {
      rows: ({ call }) => SELF_CHECKED.has(call),
      oneIn: 3,
      isEveryVariation: false,
      errors: 'none',
    },
  },
  faults,
  async run(testbed, { rows: isTried, oneIn, isEveryVariation, errors }) {
    const { dataDir, board } = await newFilledBoard(testbed);
    const server = await testbed.start(dataDir, {
      env: { LOG_LEVEL: 'debug', METRICS_TOKEN: planted.metricsToken },
    });
    return testbed.inDatabase(dataDir, async (database) => {
      const ended = await endedSessions(server.address, database, board.callers);
      const started = { ...board, address: server.address };
      const here = await withMailedLinks(started, database, dataDir);
      const calendarToken = await plantCanaries(here);
      // What its rows write to be answered and changed is read by the others as well.
      for (const statements of [MESSAGE, TEMPLATE]) {
        await database.query(fill(statements, here, here.callers.accepted));
      }
      // No card pays at the sandbox.
      await database.query(
        'INSERT INTO employer_cards SELECT id, $1 FROM employers WHERE email = $2',
        [planted.employer.card, planted.employer.email],
      );
      await settle(database);
      const table = allowTable(await readSecrets(here, database, { dataDir, calendarToken }));
      const { look, found, unseen, searched } = createCanaryTracker(table);
      const observe = ({ row, principal, response }: Told) => {
        look(textOfResponse(response), `${row.call} to ${principal}`, ({ may = {} }) =>
          [...(may.everyone ?? []), ...(may[principal] ?? [])].includes(row.call),
        );
      };
      const watch = await startWatch(databaseAddress(dataDir, 'postgres'), dataDir);
      const counts = new Map<string, number>();
      const trial: Trial = {
        board: here,
        ended,
        database,
        watch,
        isEveryVariation,
        counts,
        violations: [],
        observe,
      };
      const rows = allRows.filter(isTried);
      const asks = (_row: Row, principal: Principal, index: number) =>
        (principals.indexOf(principal) + index) % oneIn === 0;
      try {
        await tryRefusals(trial, rows, asks);
        await tryReads(trial, rows, asks);
        await tryWrites(trial, rows, asks);
        if (isEveryVariation) await tryPageData(trial, rows);
      } finally {
        await watch.close();
      }
      const provoked = new Map([
        ...(errors === 'none' ? [] : await provokeErrors(here)),
        ...(errors === 'none' ? [] : await provokeFaults(here, database)),
        ...(errors === 'all' ? await provokeDatabaseTimeouts(here, dataDir) : []),
      ]);
      for (const [what, response] of provoked) {
        look(textOfResponse(response), `${what}: ${response.status}`, () => false);
      }
      const statuses = new Set([...provoked.values()].map(({ status }) => status));
      const missing = EXPECTED[errors].filter((status) => !statuses.has(status));
      found.push(...missing.map((status) => `No response was a ${status}`));
      for (const [name, mail] of await readMails(dataDir)) {
        look(mail, `The mail ${name}`, ({ mails }) => mails?.test(mail) ?? false);
      }
      const logs = [['The log', server.readLog()] as const, ...(await readDatabaseLogs(dataDir))];
      for (const [name, text] of logs) {
        for (const [index, line] of text.split('\n').entries()) {
          const where = `${name}, line ${index + 1} (${messageOf(line)}),`;
          look(line, where, ({ isInLogs = false }) => isInLogs);
        }
      }
      return {
        figures: {
          canaries: table.length,
          'responses, mails and lines of log searched': searched(),
          'statuses of errors': [...statuses].sort().join(', '),
        },
        violations: isEveryVariation ? [...found, ...unseen()] : found,
      };
    });
  },
});

/** Every canary, and who may see it where: hand-written from the rules. */
function allowTable(found: ServerSecrets): readonly Canary[] {
  return [...owner, ...otherPeople, ...companies, ...secrets(found)];
}
