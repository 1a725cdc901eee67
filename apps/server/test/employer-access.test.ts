import type { Endpoint } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { employerCall, employerEndpoints, insertEmployerFixture } from './employer-calls.ts';
import {
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from './database/insert-accounts.ts';

let app: TestApp;
let other: TestAccount;
let seeker: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  other = await signUpEmployer(app, { companyName: 'Tin Kettle' });
  seeker = await signUpSeeker(app);
});

afterAll(() => app.close());

/** Traces of a request that did nothing else. */
const TRACES = ['idempotency_keys', 'rate_limit_windows', 'login_failures'];

/** Every row of every table. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(
    app.database,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    if (TRACES.includes(name)) continue;
    rows[name] = (
      await sql`select to_jsonb(t) as row from ${sql.table(name)} t order by t::text`.execute(
        app.database,
      )
    ).rows;
  }
  return rows;
}

async function signedOut(account: TestAccount): Promise<TestAccount> {
  const session = await signInAgain(app, account, 'employer');
  await app.api.logOutEmployer({ as: session });
  return session;
}

/** The expected response to each unauthorized caller. */
function refusals({ access, identity }: Endpoint, isOnesOwn: boolean) {
  const notTheirs = identity ? 403 : 404;
  return {
    visitor: 401,
    'a session that was ended': 401,
    ...(access === 'employer' ? { seeker: 401 } : isOnesOwn ? {} : { seeker: notTheirs }),
    ...(isOnesOwn ? {} : { 'another employer': notTheirs }),
  };
}

describe.each(employerEndpoints)('$method $path', (endpoint) => {
  it('is allowed only for its owner, and changes nothing for anyone else', async () => {
    const world = await insertEmployerFixture(app);
    const { access } = endpoint;
    const { url, body, isOnesOwn = false, conflict } = await employerCall(endpoint, world, app);
    const expected = [...Object.keys(endpoint.responses), ...(conflict ? [String(conflict)] : [])];
    const ask = (as: TestAccount | undefined) =>
      app.call(endpoint.method, url, { as, ...(body ? { body } : {}) });
    const ended = await signedOut(world.owner);
    const before = await everything();
    const responses = {
      visitor: await ask(undefined),
      'a session that was ended': await ask(ended),
      ...(isOnesOwn && access === 'signed-in' ? {} : { seeker: await ask(seeker) }),
      ...(isOnesOwn ? {} : { 'another employer': await ask(other) }),
    };
    const statuses = Object.entries(responses).map(([who, { statusCode }]) => [who, statusCode]);
    expect(Object.fromEntries(statuses)).toEqual(refusals(endpoint, isOnesOwn));
    for (const response of Object.values(responses)) {
      expect(response.body).not.toContain(world.owner.email);
      expect(response.body).not.toContain('Copper Kettle');
      expect(response.body).not.toContain('a resume');
    }
    expect(await everything()).toEqual(before);
    const others = access === 'signed-in' ? [other, seeker] : [other];
    for (const each of isOnesOwn ? others : []) {
      const told = await ask(each);
      expect(expected, told.body).toContain(String(told.statusCode));
      expect(told.body).not.toContain(world.owner.email);
    }

    const own = await ask(world.owner);
    expect(expected, own.body).toContain(String(own.statusCode));
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(own.headers).not.toHaveProperty('etag');
    const isWrite = endpoint.method !== 'GET' && !isOnesOwn;
    if (isWrite) expect(await everything()).not.toEqual(before);
  });
});
