import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Account } from '@nextshift/test-kit/people/insert-people';
import { minimalJobBody } from '@nextshift/test-kit/people/people';
import type { ServerClient } from '@nextshift/test-kit/requests/server-client';
import type { CheckedRequest } from '@nextshift/test-kit/requests/steady-requests';

/** Response timeout, in milliseconds. */
export const PATIENCE_MS = 15_000;

interface World {
  readonly client: ServerClient;
  /** Each saves each job and applies to it, once. */
  readonly seekers: readonly Account[];
  readonly jobIds: readonly string[];
  /** Each posts as many jobs as its plan allows. */
  readonly employers: readonly Account[];
}

type Kind = 'save' | 'apply' | 'post';

/** Acknowledged rows, and their keys in the database. */
const STORED = {
  save: "SELECT seeker_id || ' ' || job_id AS name FROM saved_jobs",
  apply: "SELECT seeker_id || ' ' || job_id AS name FROM applications",
  post: 'SELECT id::text AS name FROM jobs',
} as const satisfies Record<Kind, string>;

/** Writes of three kinds in turn, and the acknowledged ones. */
export function createWrites({ client, seekers, jobIds, employers }: World) {
  const acknowledged: Record<Kind, string[]> = { save: [], apply: [], post: [] };
  // Consecutive writes touch different rows: none waits for another's lock.
  const pairs = seekers.flatMap(({ id: userId, token }) =>
    jobIds.map((jobId) => ({ userId, token, jobId })),
  );
  const pairOf = (round: number) => oneOf(pairs, round);
  let next = 0;

  async function write(kind: Kind, path: string, token: string, body: object) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status, text, json } = await client.send('POST', path, { token, body, signal });
    if (status === 201) return json;
    const { code = text.slice(0, 200) } = (json ?? {}) as { code?: string };
    throw new Error(`${kind} answered ${status}: ${code}`);
  }

  const turns: Record<Kind, (round: number) => Promise<string>> = {
    async save(round) {
      const { userId, token, jobId } = pairOf(round);
      await write('save', '/savedjobs/add', token, { userId, jobId });
      return `${userId} ${jobId}`;
    },
    async apply(round) {
      const { userId, token, jobId } = pairOf(round);
      await write('apply', `/applications/job/${jobId}/apply`, token, { userId });
      return `${userId} ${jobId}`;
    },
    async post(round) {
      const { token } = oneOf(employers, round);
      const job = { ...minimalJobBody, title: `Paper Folder ${randomUUID()}` };
      const response = await write('post', '/employerjobs/createjob', token, job);
      return (response as { newJob: { id: string } }).newJob.id;
    },
  };
  const kinds = Object.keys(turns) as Kind[];

  return {
    nextRequest(): CheckedRequest {
      const kind = oneOf(kinds, next);
      const round = Math.floor(next / kinds.length);
      next += 1;
      return async () => {
        acknowledged[kind].push(await turns[kind](round));
        return undefined;
      };
    },
    get count(): number {
      return Object.values(acknowledged).flat().length;
    },
    /** Acknowledged writes that are missing, one sentence each. */
    async findLost(database: pg.Client): Promise<string[]> {
      const lost: string[] = [];
      for (const kind of kinds) {
        const { rows } = await database.query<{ name: string }>(STORED[kind]);
        const stored = new Set(rows.map(({ name }) => name));
        const missing = acknowledged[kind].filter((name) => !stored.has(name));
        lost.push(...missing.map((name) => `Acknowledged and lost: ${kind} ${name}`));
      }
      return lost;
    },
  };
}

function oneOf<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('There are no writers.');
  return item;
}
