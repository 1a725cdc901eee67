import { Agent } from 'node:http';
import fc from 'fast-check';
import { callOrFail } from '@nextshift/test-kit/requests/caller';
import { insertOperator } from '@nextshift/test-kit/people/insert-operator';
import { newEmail } from '@nextshift/test-kit/people/people';
import { peakMemoryMb } from '@nextshift/test-kit/processes/peak-memory';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import type { ServerProcess } from '@nextshift/test-kit/processes/server-process';
import { describeDraft, type Draft } from './draft.ts';
import { anyDraft, systematicDrafts } from './drafts.ts';
import { judgeResponse } from './judge-response.ts';
import { rawRequests, SMUGGLED_EMAIL } from './raw-requests.ts';
import { type DraftResponse, sendDraft } from './send-draft.ts';
import { judgeRaw, sendRaw } from './send-raw.ts';
import { createWorld } from './world.ts';

/** Requests before people are replaced: some requests delete accounts or sign people out. */
const BATCH = 300;
/** Concurrent requests. */
const LANES = 3;
/** Limit of the 99th percentile, in milliseconds. */
const P99_MS = 1_000;
/** Limit of the server's peak memory, in mebibytes. */
const MEMORY_MAX_MB = 1_200;

export const generatedRequests = defineProof({
  name: 'generated-requests',
  claim: 'Generated requests from the contract (fast-check) and raw malformed HTTP',
  goal: '45,000 + 5,000: 0 x 5xx, 0 crashes, 0 smuggled requests executed, 0 internals revealed, p99 under 1 s',
  sizes: {
    full: { generated: 45_000, raw: 5_000, measured: true },
    short: { generated: 400, raw: 120, measured: false },
    selfCheck: { generated: 120, raw: 24, measured: false },
  },
  faults: [
    {
      title: 'Texts that no database stores are let through, and their error counts as one of ours',
      edits: [
        {
          file: 'platform/http/unstorable-text.ts',
          replace: "text.includes('\\0')",
          by: 'false',
        },
        {
          file: 'platform/database/constraint-errors.ts',
          replace: "new Set(['22021', '22P05'])",
          by: 'new Set([])',
        },
      ],
    },
    {
      title: 'The parser of HTTP takes what it should refuse',
      edits: [
        {
          file: 'platform/http/http-server.ts',
          replace: 'createServer(DEADLINES,',
          by: 'createServer({ ...DEADLINES, insecureHTTPParser: true },',
        },
      ],
    },
  ],
  async run(testbed, { generated, raw, measured }) {
    const dataDir = await testbed.newDataDir();
    const server = await testbed.start(dataDir);
    const agent = new Agent({ keepAlive: true, maxSockets: LANES });
    testbed.afterwards(async () => agent.destroy());
    const path = '/jobs/searchjobs?searchLocation=Raleigh&limit=1';
    const [job] = (await callOrFail(server.address, 'GET', path)) as { id: string }[];

    const violations: string[] = [];
    const times: number[] = [];
    let accepted = 0;
    const drafts = draftsFrom(testbed.random.whole(2 ** 31), generated);
    for (let from = 0; from < generated; from += BATCH) {
      const email = newEmail();
      const added = await testbed.inDatabase(dataDir, (client) => insertOperator(client, email));
      const operator = { ...added, email, password: '' };
      const world = await createWorld(server, { boardJob: job?.id ?? '', operator });
      await inLanes(drafts.slice(from, from + BATCH), async (make, index) => {
        const draft = make();
        const response = await sendDraft(server.address, agent, draft, world);
        if (response) times.push(response.ms);
        if (response && response.status < 300) accepted += 1;
        for (const what of judgeResponse(response, draft.method)) {
          violations.push(
            `Request ${from + index} ${what} to ${describeDraft(draft)}${reasonOf(response, server)}`,
          );
        }
      });
      violations.push(...judgeProcess(server, from + BATCH));
      if (violations.length > 0 && !server.isRunning()) break;
      if ((from / BATCH) % 10 === 9)
        testbed.note(`${from + BATCH} requests, ${violations.length} violations`);
    }

    const rawSeed = testbed.random.whole(2 ** 31);
    await inLanes(Array.from({ length: raw }), async (_, index) => {
      const kind = rawRequests[index % rawRequests.length];
      if (!kind || !server.isRunning()) return;
      const [request] = fc.sample(kind, { seed: rawSeed + index, numRuns: 1 });
      if (!request) return;
      const received = await sendRaw(server.address, request);
      for (const what of judgeRaw(request, received)) {
        violations.push(
          `Raw ${index} (${request.kind}) ${what}: ${JSON.stringify(request.writes.join('')).slice(0, 400)}`,
        );
      }
    });
    violations.push(...judgeProcess(server, generated + raw));
    if (server.isRunning()) {
      await callOrFail(server.address, 'GET', '/readyz');
      violations.push(
        ...(await testbed.inDatabase(dataDir, async (database) => {
          const { rows } = await database.query<{ email: string }>(
            'SELECT email FROM seekers WHERE email LIKE $1',
            [`${SMUGGLED_EMAIL}-%`],
          );
          return rows.map(({ email }) => `A hidden request was carried out: it signed up ${email}`);
        })),
      );
    }
    times.sort((one, other) => one - other);
    const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
    if (measured && p99 >= P99_MS) violations.push(`p99 was ${p99} ms`);
    return {
      figures: {
        'generated requests': generated,
        'of them accepted': accepted,
        'raw requests': raw,
        'p50, ms': Math.round(times[Math.floor(times.length * 0.5)] ?? 0),
        'p99, ms': p99,
        'slowest, ms': Math.round(times.at(-1) ?? 0),
        'most memory, MB': peakMemoryMb(server),
      },
      violations,
    };
  },
});

/** What the server's log says of a request that it failed to answer. */
function reasonOf(response: DraftResponse | null, server: ServerProcess): string {
  if (response === null || response.status < 500) return '';
  const id = String(response.headers['x-request-id']);
  const line = server
    .readLog()
    .split('\n')
    .find((each) => each.includes(id) && each.includes('"err"'));
  return line === undefined ? '' : `; the log: ${line.slice(0, 2_000)}`;
}

/** Half cycle through all fields in order, the others are arbitrary; each is drawn from its own seed. */
function draftsFrom(seed: number, count: number): (() => Draft)[] {
  return Array.from({ length: count }, (_, index) => () => {
    const inOrder = index % 2 === 0 ? systematicDrafts[index / 2] : undefined;
    const [draft] = fc.sample(inOrder ?? anyDraft, { seed: seed + index, numRuns: 1 });
    if (!draft) throw new Error('There is no request to send.');
    return draft;
  });
}

async function inLanes<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const [index, item] of waiting) await work(item, index);
    }),
  );
}

function judgeProcess(server: ServerProcess, after: number): string[] {
  if (!server.isRunning()) return [`The server has ended before request ${after}`];
  const memory = peakMemoryMb(server);
  return memory > MEMORY_MAX_MB ? [`The server held ${memory} MB by request ${after}`] : [];
}
