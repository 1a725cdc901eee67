import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '@nextshift/test-kit/requests/caller';
import { signUpWithProfile, type Person } from '@nextshift/test-kit/people/people';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import { openDescriptors } from '@nextshift/test-kit/processes/process-figures';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import type { Random } from '@nextshift/test-kit/numbers/random';
import { sendSteadily, type CheckedRequest } from '@nextshift/test-kit/requests/steady-requests';
import { streamVideo } from '@nextshift/test-kit/workload/stream-video';
import { startSlowClient, type SlowClient } from './slow-client.ts';
import { slowKinds } from './slow-kinds.ts';

interface Size {
  readonly clients: number;
  /** Ordinary people; several, as no one signs in twice at the same time. */
  readonly visitors: number;
  readonly seconds: number;
  readonly requestsPerSecond: number;
}

/** More bytes than the kernel's buffers hold. */
const VIDEO_BYTES = 20_000_000;
/** Share of ordinary requests that must succeed. */
const SUCCESS_MIN = 0.999;
/** How long a page may take, in milliseconds. */
const PATIENCE_MS = 10_000;
/** How soon the data of slow uploads must be removed, in milliseconds. */
const CLEARED_WITHIN_MS = 5_000;
const FAILURES_SHOWN = 3;

export const slowClients = defineProof<Size>({
  name: 'slow-clients',
  claim: 'Slow clients (500 for 2 minutes)',
  goal: 'at least 99.9 % of ordinary requests succeed',
  sizes: {
    full: { clients: 500, visitors: 20, seconds: 120, requestsPerSecond: 10 },
    short: { clients: 90, visitors: 4, seconds: 2, requestsPerSecond: 10 },
    selfCheck: { clients: 90, visitors: 4, seconds: 1, requestsPerSecond: 10 },
  },
  faults: [
    {
      title: 'There are places for forty connections',
      edits: [
        {
          file: 'platform/http/http-server.ts',
          replace: '  installErrorHandler(app);',
          by: '  installErrorHandler(app);\n  app.server.maxConnections = 40;',
        },
      ],
    },
  ],
  async run(testbed, { clients, visitors, seconds, requestsPerSecond }) {
    const dataDir = await testbed.newDataDir();
    const { address, pid } = await testbed.start(dataDir);
    const port = Number(new URL(address).port);
    const people = await Promise.all(
      Array.from({ length: visitors }, () => signUpWithProfile(address)),
    );
    const seeker = await signUpWithProfile(address);
    const { text } = await streamVideo(address, seeker, VIDEO_BYTES);
    const [video = ''] = (JSON.parse(text) as { videos: string[] }).videos;
    const host = { seeker, video };
    const slow = Array.from({ length: clients }, (_, place) => {
      const kind = slowKinds[place % slowKinds.length];
      if (kind === undefined) throw new Error('There are no kinds of slow clients.');
      return startSlowClient(port, kind, host);
    });
    testbed.afterwards(async () => slow.forEach((client) => client.stop()));
    await Promise.all(slow.map(({ connected }) => connected));

    const requests = sendSteadily(requestsPerSecond, () => visit(address, people, testbed.random));
    await sleep(seconds * 1_000);
    const descriptors = openDescriptors(pid);
    await requests.stop();
    const violations = checkDeadlines(slow);
    for (const client of slow) client.stop();

    const { latenciesMs, failures } = requests;
    const success = 1 - failures.length / latenciesMs.length;
    if (success < SUCCESS_MIN) {
      violations.push(`Of ${latenciesMs.length} ordinary requests ${failures.length} failed`);
      violations.push(...[...new Set(failures)].slice(0, FAILURES_SHOWN));
    }
    violations.push(...(await checkCleared(dataDir, testbed.within(CLEARED_WITHIN_MS))));
    return {
      figures: {
        'slow clients': clients,
        seconds,
        'connections that were hung up on': slow.reduce(
          (sum, client) => sum + client.heldSeconds().length - 1,
          0,
        ),
        'ordinary requests': latenciesMs.length,
        'that succeeded, %': (success * 100).toFixed(2),
        'their p99, ms': Math.round(percentile(latenciesMs, 0.99)),
        'descriptors of the server': descriptors,
      },
      violations,
    };
  },
});

/** One ordinary request, over its own connection. */
function visit(address: string, people: readonly Person[], random: Random): CheckedRequest {
  const { id, token, email, password } = random.pick(people);
  const headers = { connection: 'close' };
  const get = (path: string, asWhom?: string) => ({ method: 'GET', path, token: asWhom });
  const { method, path, ...options } = random.pick([
    get('/'),
    get('/jobs?searchLocation=Raleigh'),
    get('/jobs/filteredJobs?searchQuery=night'),
    get(`/userprofile/${id}`, token),
    { method: 'POST', path: '/user/login', body: { email, password } },
  ]);
  return async () => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await call(address, method, path, { ...options, headers, signal });
    return status === 200 ? undefined : `${method} ${path} answered ${status}`;
  };
}

/** Clients that stayed connected beyond their kind's deadline. */
function checkDeadlines(slow: readonly SlowClient[]): string[] {
  const late = new Map<string, number>();
  for (const { kind, heldSeconds } of slow) {
    const longest = Math.max(...heldSeconds());
    if (longest > (kind.closedWithinSeconds ?? Infinity)) {
      late.set(kind.name, Math.max(longest, late.get(kind.name) ?? 0));
    }
  }
  return [...late].map(
    ([name, longest]) => `Who sends ${name} holds a connection for ${longest.toFixed(0)} s`,
  );
}

/** Data of slow uploads must be removed with them. */
async function checkCleared(dataDir: string, withinMs: number): Promise<string[]> {
  const until = performance.now() + withinMs;
  for (;;) {
    const left = await readdir(join(dataDir, 'uploads/incoming')).catch(() => []);
    if (left.length === 0) return [];
    if (performance.now() > until) return [`${left.length} beginnings of uploads were left`];
    await sleep(100);
  }
}
