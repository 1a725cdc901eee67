import { setTimeout as sleep } from 'node:timers/promises';
import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import { startBoard, stopBoard } from '../../harness/board.ts';
import { defineDrill } from '../../harness/drill.ts';
import { startPatroni } from '../../harness/patroni.ts';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';
import { startLoad, type Load, READS_PER_SECOND, WRITES_PER_SECOND } from './start-load.ts';
import { tryOwnWrites } from './try-own-writes.ts';
import { findRecoveryTime } from './recovery-time.ts';

interface Size {
  readonly kills: number;
  /** Whether to restart each killed leader and wait for it. */
  readonly returns: boolean;
}

/** How soon writes must succeed again, and how long to wait for them, in milliseconds. */
const BACK_WITHIN_MS = 30_000;
const PATIENCE_MS = 90_000;
/** How long a read may take without a leader: less than the connection timeout to the leader. */
const READ_WITHIN_MS = 3_000;
/** How long the board is used before a kill, in milliseconds. */
const QUIET_MS = 5_000;
const FAILURES_SHOWN = 5;

/** Acknowledged writes reach its disk, and then the replicas, within a few seconds. */
const LEADER_ACKNOWLEDGES_EARLY = {
  "synchronous_commit: 'on'": "synchronous_commit: 'off'\n        wal_writer_delay: 2s",
};

export const patroni = defineDrill<Size>({
  name: 'patroni',
  claim: `Two instances on three PostgreSQL nodes under Patroni; the leader and its Patroni are killed under ${WRITES_PER_SECOND} writes and ${READS_PER_SECOND} public reads a second, and return as a replica`,
  goal: '0 acknowledged writes lost, writes resume within 30 s, 0 public reads failed, every instance stays ready, read-your-writes while the replicas are paused',
  packages: ['haproxy', 'postgresql-15', 'etcd-server', 'patroni'],
  sizes: {
    full: { kills: 10, returns: true },
    short: { kills: 1, returns: true },
    selfCheck: { kills: 1, returns: false },
  },
  faults: [
    {
      title: 'The leader acknowledges what neither its disk nor a copy has',
      setting: 'acknowledges early',
    },
    {
      title: 'An instance is ready only while it can write',
      edits: [
        {
          file: 'platform/http/health.ts',
          replace: 'new Set([healthDatabase, contentDatabase])',
          by: 'new Set([healthDatabase, healthDatabase])',
        },
      ],
    },
    {
      title: 'What everyone may read is read where it is written',
      edits: [
        {
          file: 'platform/database/databases.ts',
          replace: 'createReadPool({ copies, primary, log, prepares })',
          by: 'createReadPool({ copies: primary, primary, log, prepares })',
        },
      ],
    },
    {
      title: 'Anyone who has just written reads a copy',
      edits: [
        {
          file: 'platform/http/endpoint-binder.ts',
          replace: 'hasJustWritten(request.headers) ? database : contentDatabase',
          by: 'hasJustWritten(request.headers) ? contentDatabase : contentDatabase',
        },
      ],
    },
  ],
  async run(testbed, { kills, returns }) {
    const early = testbed.faultySetting === 'acknowledges early';
    const cluster = await startPatroni(testbed, early ? LEADER_ACKNOWLEDGES_EARLY : {});
    const board = await startBoard(testbed, 2, {
      DATABASE_URL: cluster.connectionString,
      DATABASE_READ_URL: cluster.readConnectionString,
    });
    testbed.note('a cluster, and two instances on it');
    const load = await startLoad(testbed, board, cluster);
    const violations: string[] = [];
    const killedAt: number[] = [];
    const returnsMs: number[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      const [employer, seeker] = [load.people.employers.at(-kill), load.people.seekers.at(-kill)];
      if (!employer || !seeker) throw new Error('There are no writers.');
      const own = await tryOwnWrites(board, cluster, { employer, seeker });
      violations.push(...own.map((what) => `Before kill ${kill}: ${what}`));
      if (own.length > 0) break;
      await sleep(QUIET_MS);
      const leader = await cluster.findLeader();
      const at = performance.now();
      killedAt.push(at);
      await leader.kill();
      const back = await backAfter(load, at);
      if (back === undefined) violations.push(`Nothing could be written after kill ${kill}`);
      if (!returns || back === undefined) break;
      const began = performance.now();
      leader.start();
      await cluster.waitUntilHealthy();
      returnsMs.push(performance.now() - began);
      testbed.note(`kill ${kill}: writes back after ${Math.round((back - at) / 1_000)} s`);
    }
    await load.stop();
    const lost = await withDatabase(cluster.connectionString, (database) =>
      load.writes.findLost(database),
    );
    await stopBoard(board);
    const found = judge(load, killedAt);
    return {
      figures: {
        kills: killedAt.length,
        'acknowledged writes': load.writes.count,
        'of them lost': lost.length,
        'slowest until writes are back, s': toSeconds(found.slowestBackMs),
        'writes refused meanwhile': found.refused,
        'public reads': load.reads.attempts.length,
        'of them failed': found.failedReads.length,
        'reads while writes failed': found.readsMeanwhile.length,
        'p99 of these, ms': Math.round(percentile(found.readsMeanwhile, 0.99)),
        'slowest of these, ms': Math.round(Math.max(0, ...found.readsMeanwhile)),
        'slowest return of a killed leader, s': toSeconds(Math.max(0, ...returnsMs)),
      },
      violations: [
        ...(lost.length > 0 ? [`${lost.length} acknowledged writes are lost`] : []),
        ...lost.slice(0, FAILURES_SHOWN),
        ...violations,
        ...found.violations,
      ],
    };
  },
});

/** Waits until writes seem to succeed again; returns when, or undefined. */
async function backAfter({ written }: Load, killedAt: number): Promise<number | undefined> {
  const isBack = () => written.hasRecoveredSince(killedAt);
  await waitUntil('writes are back', isBack, PATIENCE_MS).catch(() => undefined);
  return isBack() ? findRecoveryTime(written.attempts, killedAt) : undefined;
}

/** Figures of each outage from the whole run. */
function judge({ written, reads, readiness }: Load, killedAt: readonly number[]) {
  const violations: string[] = [];
  const outages = killedAt.map((from, place) => {
    const back = findRecoveryTime(written.attempts, from, killedAt[place + 1]);
    return { from, to: back ?? Infinity };
  });
  const slowestBackMs = Math.max(0, ...outages.map(({ from, to }) => to - from));
  if (slowestBackMs > BACK_WITHIN_MS) {
    violations.push(`Writes were back only after ${toSeconds(slowestBackMs)} s`);
  }
  const isMeanwhile = (at: number) => outages.some(({ from, to }) => at >= from && at < to);
  const refused = written.attempts.filter(({ failure }) => failure !== undefined);
  const uncalledFor = refused.filter(
    ({ beganAt, endedAt }) => ![beganAt, endedAt].some(isMeanwhile),
  );
  const failedReads = reads.attempts.filter(({ failure }) => failure !== undefined);
  const unready = readiness.attempts.filter(({ failure }) => failure !== undefined);
  const readsMeanwhile = reads.attempts
    .filter(({ beganAt }) => isMeanwhile(beganAt))
    .map(({ beganAt, endedAt }) => endedAt - beganAt);
  if (percentile(readsMeanwhile, 0.99) > READ_WITHIN_MS) {
    violations.push(`Reads took up to ${Math.round(Math.max(...readsMeanwhile))} ms meanwhile`);
  }
  for (const [what, attempts] of Object.entries({ unready, uncalledFor, failedReads })) {
    const failures = new Set(attempts.map(({ failure = '' }) => failure));
    violations.push(...[...failures].slice(0, FAILURES_SHOWN));
    if (attempts.length > 0) violations.push(`${NAMES[what] ?? what}: ${attempts.length}`);
  }
  return { violations, slowestBackMs, refused: refused.length, failedReads, readsMeanwhile };
}

const NAMES: Readonly<Record<string, string>> = {
  unready: 'Instances that said they are not ready',
  uncalledFor: 'Writes refused while there was a leader',
  failedReads: 'Public reads that failed',
};

const toSeconds = (ms: number) => Math.round(ms / 100) / 10;
