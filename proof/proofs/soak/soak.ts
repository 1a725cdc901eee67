import { setTimeout as sleep } from 'node:timers/promises';
import { grantPlan } from '@nextshift/test-kit/people/people';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import {
  resetPeakMemory,
  MEGABYTE,
  peakResidentBytes,
} from '@nextshift/test-kit/processes/process-figures';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { createServerClient } from '@nextshift/test-kit/requests/server-client';
import { mixRequests } from '@nextshift/test-kit/workload/traffic/request-mix';
import { createTrafficFixtures } from '@nextshift/test-kit/workload/traffic/traffic-fixtures';
import { sendSteadily } from '@nextshift/test-kit/requests/steady-requests';
import { countOpenResources } from './count-open-resources.ts';
import { sampleMemory } from '@nextshift/test-kit/processes/memory-samples';
import { leastOfEach, slopePerMinute } from './slope.ts';

interface Size {
  readonly seekers: number;
  /** Before anything is measured. */
  readonly warmUpSeconds: number;
  readonly measuredSeconds: number;
  /** Interval between memory samples. */
  readonly sampleSeconds: number;
  /** Of how many samples the least counts; see `leastOfEach`. */
  readonly samplesTogether: number;
  /** How much memory may grow, in MB; a freshly started server still grows on its own. */
  readonly growthMax: number;
}

const PER_SECOND = 50;
/** Tolerance for fluctuating descriptors. */
const DESCRIPTORS_SPARE = 5;
/** Connections of a server's pools: 27 for requests and tasks, six of the queue, its lease, and one that listens. */
const DATABASE_CONNECTIONS_MAX = 35;
const FAILURES_SHOWN = 5;

const moments: Omit<Size, 'measuredSeconds'> = {
  seekers: 6,
  warmUpSeconds: 1,
  sampleSeconds: 0.5,
  samplesTogether: 1,
  growthMax: 200,
};

export const soak = defineProof<Size>({
  name: 'soak',
  claim: '30 minutes of mixed load, 50 requests a second',
  goal: 'memory grows less than 0.5 MB a minute after minute 5, no descriptors leak, 0 x 5xx',
  sizes: {
    full: {
      seekers: 24,
      warmUpSeconds: 300,
      measuredSeconds: 1_500,
      sampleSeconds: 10,
      samplesTogether: 6,
      // Half a megabyte a minute.
      growthMax: 12.5,
    },
    short: { ...moments, measuredSeconds: 4 },
    selfCheck: { ...moments, measuredSeconds: 3 },
  },
  faults: [
    {
      title: 'Every request leaves three megabytes behind',
      edits: [
        {
          file: 'platform/http/http-server.ts',
          replace: '    watchBody(request, reply, bodyDeadlines);',
          by: `    const left = globalThis as unknown as { leftBehind?: Buffer[] };
    (left.leftBehind ??= []).push(Buffer.alloc(3_000_000, 1));
    watchBody(request, reply, bodyDeadlines);`,
        },
      ],
    },
    {
      title: 'Every request leaves a file open',
      edits: [
        {
          file: 'platform/http/http-server.ts',
          replace: "import cookie from '@fastify/cookie';",
          by: "import { openSync } from 'node:fs';\nimport cookie from '@fastify/cookie';",
        },
        {
          file: 'platform/http/http-server.ts',
          replace: '    watchBody(request, reply, bodyDeadlines);',
          by: "    openSync('/dev/null');\n    watchBody(request, reply, bodyDeadlines);",
        },
      ],
    },
    {
      title: 'A job cannot be saved',
      statements: [
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
           AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`,
        'CREATE TRIGGER refuse BEFORE INSERT ON saved_jobs FOR EACH ROW EXECUTE FUNCTION refuse()',
      ],
    },
  ],
  async run(testbed, { seekers, warmUpSeconds, measuredSeconds, growthMax, ...size }) {
    const { sampleSeconds, samplesTogether } = size;
    const dataDir = await testbed.newDataDir();
    const memory = sampleMemory(testbed, sampleSeconds);
    const server = await testbed.start(dataDir, { env: memory.env });
    const fixtures = await createTrafficFixtures(server.address, seekers, (employerId) =>
      testbed.inDatabase(dataDir, (database) => grantPlan(database, employerId)),
    );
    const nextRequest = mixRequests(
      createServerClient(server.address, 'close'),
      fixtures,
      testbed.random,
    );

    const warmUp = sendSteadily(PER_SECOND, nextRequest);
    await sleep(warmUpSeconds * 1_000);
    await warmUp.stop();
    const before = await countOpenResources(testbed, server, dataDir);

    resetPeakMemory(server.pid);
    const measuredAt = Date.now();
    const measured = sendSteadily(PER_SECOND, nextRequest);
    await sleep(measuredSeconds * 1_000);
    await measured.stop();
    const samples = leastOfEach(samplesTogether, memory.since(measuredAt));
    const peak = peakResidentBytes(server.pid) / MEGABYTE;
    const after = await countOpenResources(testbed, server, dataDir);

    const slope = slopePerMinute(samples);
    const kept = samples.map(({ value }) => value);
    const failures = [...warmUp.failures, ...measured.failures];
    const violations = [...new Set(failures)].slice(0, FAILURES_SHOWN);
    if (failures.length > FAILURES_SHOWN) violations.push(`${failures.length} failures in all`);
    const growth = (slope * (samples.at(-1)?.second ?? 0)) / 60;
    if (growth >= growthMax) violations.push(`Memory grew by ${growth.toFixed(1)} MB`);
    if (after.descriptors > before.descriptors + DESCRIPTORS_SPARE) {
      violations.push(`${before.descriptors} descriptors became ${after.descriptors}`);
    }
    if (after.databaseConnections > DATABASE_CONNECTIONS_MAX) {
      violations.push(`${after.databaseConnections} connections to the database`);
    }
    return {
      figures: {
        requests: warmUp.latenciesMs.length + measured.latenciesMs.length,
        'memory slope, MB a minute': slope.toFixed(2),
        'memory kept at the least, MB': Math.round(Math.min(...kept)),
        'memory kept at the most, MB': Math.round(Math.max(...kept)),
        'resident at the most, MB': Math.round(peak),
        'descriptors before': before.descriptors,
        'descriptors after': after.descriptors,
        'database connections before': before.databaseConnections,
        'database connections after': after.databaseConnections,
        'p99, ms': Math.round(percentile(measured.latenciesMs, 0.99)),
      },
      violations,
    };
  },
});
