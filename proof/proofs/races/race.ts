import { startSecondServer } from '@nextshift/test-kit/processes/second-server';
import type { Findings } from '@nextshift/test-kit/prove/proof';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import type pg from 'pg';
import { type Call, CLIENTS, createCrowd, type Crowd, type Reply } from './crowd.ts';

/** Where a race takes place. */
export interface RaceContext {
  readonly crowd: Crowd;
  readonly database: pg.Client;
  /** The uploads folder of both servers. */
  readonly dataDir: string;
}

/** Something that only one client, or a limited number, may get. */
export interface Race {
  readonly name: string;
  /** Run by the large crowd of a size, rather than by twenty. */
  readonly isLarge?: true;
  /** Prepares one round. */
  setUp(track: RaceContext): Promise<Round>;
}

interface Round {
  /** What each client sends at the same moment. */
  readonly act: (client: number) => Call;
  /** Holds back the last bytes. */
  readonly everybodyWaits?: () => Promise<unknown>;
  /** Responses to what the crowd has sent before. */
  readonly earlier?: readonly Reply[];
  readonly outcome: (replies: readonly Reply[]) => Promise<Outcome>;
}

/** The expected and the actual outcome of a round. */
interface Outcome {
  /** How many responses have each status, with those from before. */
  readonly statuses: Readonly<Record<number, number>>;
  /** What the database now has, as a line. */
  readonly expected: string;
  readonly found: string;
}

export interface Size {
  readonly rounds: number;
  readonly servers: number;
  readonly largeCrowd: number;
}

/** Plays rounds of each race, until one contradicts its rule. */
export async function runRaces(
  testbed: Testbed,
  all: readonly Race[],
  { rounds, servers, largeCrowd }: Size,
): Promise<Findings> {
  const dataDir = await testbed.newDataDir();
  const addresses = [(await testbed.start(dataDir)).address];
  if (servers > 1) addresses.push((await startSecondServer(testbed, dataDir)).address);
  const [few, many] = [createCrowd(addresses, CLIENTS), createCrowd(addresses, largeCrowd)];
  testbed.afterwards(async () => [few, many].forEach((crowd) => crowd.leave()));
  const violations: string[] = [];
  let played = 0;
  let requests = 0;
  let failures = 0;
  await testbed.inDatabase(dataDir, async (database) => {
    // One contradiction is enough: later rounds would only repeat it.
    while (played < rounds && violations.length === 0) {
      played += 1;
      for (const race of all) {
        const crowd = race.isLarge ? many : few;
        const round = await race.setUp({ crowd, database, dataDir });
        const replies = await crowd.send(round.act, round.everybodyWaits);
        const outcome = await round.outcome(replies);
        const received = [...(round.earlier ?? []), ...replies];
        requests += received.length;
        failures += received.filter(({ status }) => status >= 500).length;
        violations.push(...judge(`Round ${played}, ${race.name}`, received, outcome));
      }
      if (played % 10 === 0) testbed.note(`${played} rounds`);
    }
  });
  return {
    figures: {
      races: all.length,
      'rounds of each': played,
      clients: `${CLIENTS} or ${largeCrowd}`,
      servers,
      requests,
      'responses of 5xx': failures,
    },
    violations,
  };
}

/** How a round contradicts the rule. */
function judge(
  name: string,
  replies: readonly Reply[],
  { statuses, expected, found }: Outcome,
): string[] {
  const failed = replies.filter(({ status }) => status >= 500);
  const violations = failed.map(
    ({ status, text, requestId }) => `${name}: request ${requestId} got ${status} ${text}`,
  );
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  const [given, wanted] = [describeStatuses(counts), describeStatuses(statuses)];
  if (given !== wanted) violations.push(`${name}: the responses were ${given}, not ${wanted}`);
  if (found !== expected) violations.push(`${name}: there is now ${found}, not ${expected}`);
  return violations;
}

/** In the order of their numbers: '201 x 1, 409 x 19'. */
function describeStatuses(counts: Readonly<Record<number, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([status, count]) => `${status} x ${count}`).join(', ');
}

/** How many of some responses have a status. */
export function countOf(replies: readonly Reply[], status: number): number {
  return replies.filter((reply) => reply.status === status).length;
}

/** The one row of a query, as a line: 'rows 1, applicants 1'. */
export async function describeRow(
  database: pg.Client,
  query: string,
  values: readonly unknown[],
): Promise<string> {
  const { rows } = await database.query<Record<string, unknown>>(query, [...values]);
  const [row = {}] = rows;
  return Object.entries(row)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}
