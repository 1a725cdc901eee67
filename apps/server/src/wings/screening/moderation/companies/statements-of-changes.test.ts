import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';

let app: TestApp;
const statements = vi.spyOn(pg.Client.prototype, 'query');

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(async () => {
  statements.mockRestore();
  await app.close();
});

const CLEAR = ['We roast coffee.', 'We roast and grind.', 'We roast, grind and pour.'];
const HELD = ['See bit.ly/menu-one', 'See bit.ly/menu-two'];

/** How many statements each of several edits of a company takes. */
async function countStatements(jobs: number, descriptions: readonly string[]) {
  const employer = await signUpEmployer(app, { plan: 'corporate' });
  for (let number = 0; number < jobs; number += 1) {
    await insertJob(app, employer);
  }
  const counts: number[] = [];
  for (const description of descriptions) {
    statements.mockClear();
    const changed = await app.api.updateEmployer({
      employerId: employer.id,
      as: employer,
      body: { description },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    counts.push(statements.mock.calls.length);
  }
  const held = await app.database
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employer.id)
    .where('moderation', '=', 'held')
    .execute();
  return { counts, held: held.length };
}

// Others who want a job of a company wait while one of its changes is under way.
it.each([
  ['nothing', CLEAR, 0],
  ['something', HELD, 1],
  ['something, and then nothing', [...CLEAR, ...HELD, 'We roast coffee again.'], 0],
])('reads many jobs by as many statements as one, finding %s', async (_what, texts, held) => {
  // What is read first is cached for all.
  await countStatements(1, texts);
  const ofOne = await countStatements(1, texts);
  const ofMany = await countStatements(8, texts);
  expect(ofOne.held).toBe(held);
  expect(ofMany.held).toBe(held * 8);
  expect(ofMany.counts).toEqual(ofOne.counts);
});
