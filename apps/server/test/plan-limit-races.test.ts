import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from './create-test-app.ts';
import { signUpEmployer } from './database/insert-accounts.ts';
import { minimalJobBody, insertJob } from './database/insert-jobs.ts';
import { startTwoServers } from './servers/two-servers.ts';

const ROUNDS = 50;
const CLIENTS = 20;

let servers: TestApp[];
let addresses: string[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ servers, addresses, close } = await startTwoServers());
});

afterAll(() => close());

/**
 * One round: on a plan for two jobs with one active, ten are posted and ten closed ones reposted
 * concurrently.
 */
async function postAtTheLimit(app: TestApp) {
  const employer = await signUpEmployer(app, { plan: 'impact' });
  await insertJob(app, employer);
  const closed = await Promise.all(
    Array.from({ length: CLIENTS / 2 }, () => insertJob(app, employer, { status: 'Closed' })),
  );
  const statuses = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const jobId = client % 2 === 0 ? closed[client / 2] : undefined;
      const path = jobId === undefined ? '/employerjobs/createjob' : `/employerjobs/${jobId}`;
      // Each server gets equally many of both.
      const address = addresses[client % 4 < 2 ? 0 : 1] ?? '';
      const response = await fetch(`${address}${path}`, {
        method: jobId === undefined ? 'POST' : 'PUT',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${employer.token}`,
        },
        body: JSON.stringify(jobId === undefined ? minimalJobBody : { status: 'Active' }),
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const active = await app.database
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employer.id)
    .where('status', '=', 'Active')
    .execute();
  return {
    active: active.length,
    done: statuses.filter((status) => status === 200 || status === 201).length,
    refused: statuses.filter((status) => status === 403).length,
  };
}

it('of twenty posts and reposts for a plan’s last place one succeeds, fifty times over', async () => {
  const [app] = servers;
  if (!app) throw new Error('the servers have not been started');
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await postAtTheLimit(app));
  const expected = { active: 2, done: 1, refused: CLIENTS - 1 };
  expect(rounds).toEqual(Array.from({ length: ROUNDS }, () => expected));
}, 90_000);
