import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { call, callOrFail } from '@nextshift/test-kit/requests/caller';
import { signalAll } from '@nextshift/test-kit/database/database-processes';
import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import type { Account } from '@nextshift/test-kit/people/insert-people';
import { minimalJobBody } from '@nextshift/test-kit/people/people';
import type { Board } from '../../harness/board.ts';
import type { PatroniCluster } from '../../harness/patroni.ts';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';

/** How often the writer reads, so that every instance gets a request. */
const LOOKS = 4;
/** By when replicas that lagged are read again, in milliseconds. */
const STRANGER_WITHIN_MS = 20_000;

/**
 * While replay is paused on the replicas, an employer posts a job and a seeker applies: both see their
 * writes immediately, and a stranger, who reads a replica, does not. Returns failures.
 */
export async function tryOwnWrites(
  { address }: Board,
  cluster: PatroniCluster,
  people: People,
): Promise<string[]> {
  const leader = await cluster.findLeader();
  const [first, second] = cluster.nodes.filter(({ name }) => name !== leader.name);
  if (!first || !second) throw new Error('There are no replicas.');
  return withDatabase(first.superuserConnectionString, (one) =>
    withDatabase(second.superuserConnectionString, async (other) => {
      const held: number[] = [];
      try {
        for (const copy of [one, other]) held.push(await pauseReplay(copy));
        return await writeAndLook(address, people);
      } finally {
        signalAll(held, 'SIGCONT');
      }
    }),
  );
}

interface People {
  readonly employer: Account;
  readonly seeker: Account;
}

/**
 * The replica still receives, which writes wait for, but shows none of it. Patroni resumes a paused
 * replay, so its process is stopped as well: where it pauses it holds no lock.
 * @returns that process
 */
async function pauseReplay(copy: pg.Client): Promise<number> {
  await copy.query('SELECT pg_wal_replay_pause()');
  await waitUntil('a copy stands still', async () => {
    const { rows } = await copy.query('SELECT pg_get_wal_replay_pause_state() AS state');
    return (rows[0] as { state: string }).state === 'paused';
  });
  const { rows } = await copy.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'startup'",
  );
  const [replaying] = rows.map(({ pid }) => pid);
  if (replaying === undefined) throw new Error('No process replays there.');
  signalAll([replaying], 'SIGSTOP');
  await copy.query('SELECT pg_wal_replay_resume()');
  return replaying;
}

async function writeAndLook(address: string, { employer, seeker }: People): Promise<string[]> {
  const violations: string[] = [];
  const title = `Paper Folder ${randomUUID()}`;
  const body = { ...minimalJobBody, title };
  const posted = await writeInBrowser(address, '/employerjobs/createjob', employer, body);
  const { id: jobId } = (posted.json as { newJob: { id: string } }).newJob;
  const job = `/api/jobs/${jobId}`;
  const { cookie } = posted;
  const search = '/jobs/searchjobs?searchLocation=Raleigh&limit=100';
  for (let look = 0; look < LOOKS; look++) {
    for (const path of [job, `/jobs/${jobId}`, search]) {
      const { status, text } = await call(address, 'GET', path, { headers: { cookie } });
      if (status === 200 && text.includes(title)) continue;
      violations.push(`Who posted a job is answered ${status} without it at ${path}`);
    }
  }
  const isUnknown = async () => (await call(address, 'GET', job)).status === 404;
  await waitUntil('a stranger reads a copy', isUnknown, STRANGER_WITHIN_MS).catch(
    (error: unknown) => {
      violations.push(String(error));
    },
  );
  const apply = `/applications/job/${jobId}/apply`;
  const applied = await writeInBrowser(address, apply, seeker, { userId: seeker.id });
  const own = await callOrFail(address, 'GET', `/applications/user/${seeker.id}`, {
    headers: { cookie: applied.cookie },
  });
  if (!JSON.stringify(own).includes(jobId)) violations.push('Who applied does not see it');
  return violations;
}

/** Calls as a page does: with cookies, including those set by responses. */
async function writeInBrowser(address: string, path: string, { token }: Account, body: object) {
  const session = `nextshift-session=${token}`;
  const { status, text, json, headers } = await call(address, 'POST', path, {
    body,
    headers: { cookie: session, origin: address, 'sec-fetch-site': 'same-origin' },
  });
  if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
  const set = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { json, cookie: [session, ...set].join('; ') };
}
