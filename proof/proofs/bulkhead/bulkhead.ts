import type pg from 'pg';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import {
  type Person,
  signUpEmployer,
  signUpSeeker,
  signUpWithProfile,
} from '@nextshift/test-kit/people/people';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { call, type CallResponse } from '@nextshift/test-kit/requests/caller';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { attack } from './attack.ts';
import { prepareActs } from './expensive-acts.ts';
import { watchOthers } from './watch-others.ts';

interface Size {
  /** Calls of one caller at once; none skips the expensive acts. */
  readonly atOnce: number;
  readonly seconds: number;
  /** Jobs of the company that edits its page. */
  readonly jobs: number;
  /** How many times as long as in calm others may wait, in the 95th percentile; a short form measures too little for it. */
  readonly slowdown?: number;
}

/** Connections of requests, and companies of which two edits each take more. */
const CONNECTIONS = 16;
const CROWD = 24;
const SLOTS = 2;
const EDITS = 30;
const PATIENCE_MS = 10_000;

export const bulkhead = defineProof<Size>({
  name: 'bulkhead',
  claim:
    'An employer, a seeker, a visitor and an operator do what is most expensive, as often as they can; rows of companies stay locked',
  goal: 'nobody else is refused, /readyz is always 200, an account holds two connections, others wait at most 3 times as long as in calm',
  sizes: {
    full: { atOnce: 60, seconds: 10, jobs: 7, slowdown: 3 },
    short: { atOnce: 20, seconds: 0, jobs: 2 },
    selfCheck: { atOnce: 0, seconds: 0, jobs: 0 },
  },
  faults: [
    {
      title: 'Writes of an account take as many connections as they like',
      edits: [
        {
          file: 'platform/http/endpoint-binder.ts',
          replace: '? inWriteSlot(request, run)',
          by: '? run()',
        },
      ],
    },
    {
      title: 'Health checks wait for the connections of requests',
      edits: [
        {
          file: 'platform/database/databases.ts',
          replace: "healthDatabase: open('health').database",
          by: 'healthDatabase: database',
        },
      ],
    },
  ],
  async run(testbed, { atOnce, seconds, jobs, slowdown = Infinity }) {
    const dataDir = await testbed.newDataDir();
    const { address } = await testbed.start(dataDir);
    const seeker = await signUpWithProfile(address);
    const [first, ...others] = await Promise.all(
      Array.from({ length: CROWD }, () => signUpEmployer(address)),
    );
    if (!first) throw new Error('There is no company.');
    const violations = [
      ...(await testbed.inDatabase(dataDir, (database) =>
        tryOneAccount({ testbed, database, address, seeker }, first),
      )),
      ...(await testbed.inDatabase(dataDir, (database) =>
        tryManyAccounts({ testbed, database, address, seeker }, [first, ...others]),
      )),
    ];
    if (atOnce === 0) return { figures: {}, violations };

    const acts = await prepareActs({ testbed, dataDir, address, jobs });
    const calm = await watchOthers(address, seeker, { seconds }, () => Promise.resolve([]));
    const calmMs = percentile(calm.latenciesMs, 0.95);
    const figures: Record<string, number> = { 'calm: others, p95, ms': Math.round(calmMs) };
    for (const act of acts) {
      const seen = await watchOthers(address, seeker, { seconds }, () =>
        attack(act, { atOnce, seconds }),
      );
      const otherMs = percentile(seen.latenciesMs, 0.95);
      figures[`${act.name}: others, p95, ms`] = Math.round(otherMs);
      if (otherMs > slowdown * calmMs) {
        const times = (otherMs / calmMs).toFixed(1);
        violations.push(`While ${act.name}: others wait ${times} times as long`);
      }
      violations.push(...seen.violations.map((each) => `While ${act.name}: ${each}`));
      testbed.note(act.name);
    }
    return { figures, violations };
  },
});

interface Scene {
  readonly testbed: Testbed;
  readonly database: pg.Client;
  readonly address: string;
  readonly seeker: Person;
}

const edit = (address: string, { id, token }: Person) =>
  call(address, 'PUT', `/employer/update/${id}`, { token, body: { description: 'We roast.' } });

/** Many writes of one account wait for its row: two of them do so in the database. */
async function tryOneAccount(scene: Scene, employer: Person): Promise<string[]> {
  const { testbed, database, address, seeker } = scene;
  const edits: Promise<CallResponse>[] = [];
  const violations = await whileLocked(database, [employer], async () => {
    edits.push(...Array.from({ length: EDITS }, () => edit(address, employer)));
    await waitUntil(
      'the writes wait',
      async () => (await countWaiting(database)) >= SLOTS,
      testbed.within(PATIENCE_MS),
    );
    const saved = await call(address, 'PUT', `/api/userprofile/${seeker.id}/introduction`, {
      token: seeker.token,
      body: { bio: 'I like evenings.' },
    });
    const waiting = await countWaiting(database);
    return [
      ...(saved.status === 200 ? [] : [`A seeker's save got ${saved.status}`]),
      ...(waiting <= SLOTS ? [] : [`${waiting} writes of one account wait in the database`]),
    ];
  });
  return [...violations, ...unexpected(await Promise.all(edits))];
}

/** Accounts that wait for their rows hold all connections of requests: signing in and health have their own. */
async function tryManyAccounts(scene: Scene, employers: readonly Person[]): Promise<string[]> {
  const { testbed, database, address, seeker } = scene;
  const edits: Promise<CallResponse>[] = [];
  const violations = await whileLocked(database, employers, async () => {
    edits.push(...[...employers, ...employers].map((each) => edit(address, each)));
    await waitUntil(
      'the writes wait',
      async () => (await countWaiting(database)) >= CONNECTIONS,
      testbed.within(PATIENCE_MS),
    );
    const { email, password } = seeker;
    const body = { email, password };
    const [login, ready] = await Promise.all([
      call(address, 'POST', '/user/login', { body }),
      call(address, 'GET', '/readyz'),
    ]);
    return [
      ...(login.status === 200 ? [] : [`A sign-in got ${login.status}`]),
      ...(ready.status === 200 ? [] : [`/readyz got ${ready.status}`]),
    ];
  });
  await signUpSeeker(address);
  return [...violations, ...unexpected(await Promise.all(edits))];
}

/** What is answered neither with success nor with a time to come back. */
function unexpected(responses: readonly CallResponse[]): string[] {
  const wrong = responses.filter(
    ({ status, headers }) => status !== 200 && !(status === 503 && headers.has('retry-after')),
  );
  return [...new Set(wrong.map(({ status }) => `An edit got ${status}`))];
}

async function whileLocked<Result>(
  database: pg.Client,
  employers: readonly Person[],
  use: () => Promise<Result>,
): Promise<Result> {
  await database.query('BEGIN');
  await database.query('SELECT FROM employers WHERE id = ANY($1::uuid[]) FOR NO KEY UPDATE', [
    employers.map(({ id }) => id),
  ]);
  try {
    return await use();
  } finally {
    await database.query('COMMIT');
  }
}

async function countWaiting(database: pg.Client): Promise<number> {
  // A transaction sees the same activities until it is told otherwise.
  await database.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await database.query<{ waiting: string }>(
    `SELECT count(*) AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.waiting);
}
