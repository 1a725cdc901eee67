import { DAY_MS, MINUTE_MS, type SignedInSession } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { createTestDatabase } from '../../../../test/database/create-test-database.ts';
import { newId } from '../../../platform/database/new-id.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const kinds = [
  ['seeker', signUpSeeker, '/api/user/me', '/user/login'],
  ['employer', signUpEmployer, '/employer/me', '/employer/login'],
] as const;

const AN_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

async function listed(as: TestAccount): Promise<SignedInSession[]> {
  const response = await app.api.listSessions({ as });
  expect(response.statusCode).toBe(200);
  return response.json<{ sessions: SignedInSession[] }>().sessions;
}

async function currentId(as: TestAccount): Promise<string> {
  return (await listed(as)).find(({ current }) => current)?.id ?? '';
}

const end = (as: TestAccount, id: string) => app.api.endOneSession({ sessionId: id, as });

describe.each(kinds)('the sessions of one %s', (kind, join, me, login) => {
  const isSignedIn = async (as: TestAccount) =>
    (await app.call('GET', me, { as })).statusCode === 200;

  it('are its own active ones, newest first', async () => {
    const first = await join(app);
    await join(app);
    app.clock.advance(MINUTE_MS);
    const second = await signInAgain(app, first, kind);
    const now = app.clock.read();
    expect(await listed(second)).toEqual([
      {
        id: expect.any(String) as string,
        current: true,
        device: 'Unknown device',
        createdAt: now.toISOString(),
        lastSeenAt: now.toISOString(),
      },
      {
        id: expect.any(String) as string,
        current: false,
        device: 'Unknown device',
        createdAt: new Date(now.getTime() - MINUTE_MS).toISOString(),
        lastSeenAt: new Date(now.getTime() - MINUTE_MS).toISOString(),
      },
    ]);
    app.clock.advance(30 * DAY_MS - MINUTE_MS);
    expect(await listed(second)).toHaveLength(1);
  });

  it('name the device, and nothing else of the sign-in', async () => {
    const { email } = await join(app);
    const response = await app.call('POST', login, {
      body: { email, password: PASSWORD },
      headers: { 'user-agent': AN_IPHONE },
      from: '203.0.113.7',
    });
    const { token } = response.json<{ token: string }>();
    const list = await app.api.listSessions({ as: { token } });
    expect(list.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-total-count': '2',
    });
    const { sessions } = list.json<{ sessions: SignedInSession[] }>();
    expect(sessions[0]).toMatchObject({ current: true, device: 'Safari on iPhone' });
    expect(list.body).not.toMatch(/203\.0\.113|Mozilla|18_1/);
    const rows = await app.database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Mozilla|18_1/);
    expect(list.body).not.toContain(token);
    const hashes = rows.map(({ token_hash }) => token_hash.toString('hex'));
    for (const hash of hashes) expect(list.body).not.toContain(hash);
  });

  it('end one by one: each is refused at once', async () => {
    const kept = await join(app);
    const other = await signInAgain(app, kept, kind);
    const id = await currentId(other);
    const response = await end(kept, id);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect([await isSignedIn(kept), await isSignedIn(other)]).toEqual([true, false]);
    expect((await end(kept, id)).statusCode).toBe(404);
    expect((await end(other, id)).statusCode).toBe(401);
    expect(await listed(kept)).toHaveLength(1);
  });

  it('end with a sign-out for the one that asks', async () => {
    const leaving = await join(app);
    const staying = await signInAgain(app, leaving, kind);
    const id = await currentId(leaving);
    const response = await app.api.endOneSession({
      sessionId: id,
      headers: { cookie: leaving.cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(response.statusCode).toBe(204);
    const out = await app.call(
      'POST',
      kind === 'seeker' ? '/api/user/logout' : '/employer/logout',
      {
        headers: { cookie: staying.cookie, 'sec-fetch-site': 'same-origin' },
      },
    );
    expect(response.headers['set-cookie']).toEqual(out.headers['set-cookie']);
    expect(await isSignedIn(leaving)).toBe(false);
  });

  it('end all but the one that asks', async () => {
    const kept = await join(app);
    const others = [await signInAgain(app, kept, kind), await signInAgain(app, kept, kind)];
    const stranger = await join(app);
    const response = await app.api.endOtherSessions({ as: kept });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await isSignedIn(kept)).toBe(true);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(stranger)).toBe(true);
    expect((await app.api.endOtherSessions({ as: kept })).statusCode).toBe(204);
  });

  it('are listed up to a limit, and the one that asks always', async () => {
    const first = await join(app);
    for (let count = 0; count < 55; count += 1) {
      app.clock.advance(1);
      await signInAgain(app, first, kind);
    }
    const response = await app.api.listSessions({ as: first });
    expect(response.headers['x-total-count']).toBe('56');
    const { sessions } = response.json<{ sessions: SignedInSession[] }>();
    expect(sessions).toHaveLength(51);
    expect(sessions.at(-1)?.current).toBe(true);
    const times = sessions.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

describe('a session of somebody else', () => {
  it.each(kinds)('is not there for one %s', async (_kind, join) => {
    const asking = await join(app);
    for (const victim of [await signUpSeeker(app), await signUpEmployer(app)]) {
      const id = await currentId(victim);
      expect((await end(asking, id)).statusCode).toBe(404);
      expect(await listed(victim)).toHaveLength(1);
    }
    expect((await end(asking, newId())).statusCode).toBe(404);
  });

  it('is not there after it has expired either', async () => {
    const old = await signUpSeeker(app);
    const id = await currentId(old);
    app.clock.advance(15 * DAY_MS);
    const recent = await signInAgain(app, old, 'seeker');
    app.clock.advance(15 * DAY_MS);
    expect((await end(recent, id)).statusCode).toBe(404);
  });
});

describe('two sessions that end each other at once', () => {
  it('leave one of them', async () => {
    const one = await signUpSeeker(app);
    const two = await signInAgain(app, one, 'seeker');
    const ids = [await currentId(one), await currentId(two)] as const;
    const statuses = await Promise.all([end(one, ids[1]), end(two, ids[0])]);
    expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401]);
  });
});

describe('another server', () => {
  it('refuses an ended session at once', async () => {
    const { connectionString, drop } = await createTestDatabase();
    const servers = [
      await createTestApp({ connectionString }),
      await createTestApp({ connectionString }),
    ] as const;
    const [here, there] = servers;
    const kept = await signUpSeeker(here);
    const ended = await signInAgain(here, kept, 'seeker');
    const statusThere = async () => (await there.api.getMe({ as: ended })).statusCode;
    expect(await statusThere()).toBe(200);
    expect((await here.api.endOtherSessions({ as: kept })).statusCode).toBe(204);
    expect(await statusThere()).toBe(401);
    for (const server of servers) await server.close();
    await drop();
  });
});

describe('when a session was last seen', () => {
  const lastSeen = async (as: TestAccount) => (await listed(as))[0]?.lastSeenAt;

  it('moves every five minutes at most', async () => {
    const seeker = await signUpSeeker(app);
    const start = app.clock.read();
    app.clock.advance(5 * MINUTE_MS - 1);
    expect(await lastSeen(seeker)).toBe(start.toISOString());
    app.clock.advance(1);
    const moved = new Date(start.getTime() + 5 * MINUTE_MS).toISOString();
    expect(await lastSeen(seeker)).toBe(moved);
    app.clock.advance(4 * MINUTE_MS);
    expect(await lastSeen(seeker)).toBe(moved);
  });

  async function withTrigger(body: string, run: () => Promise<void>) {
    const statements = [
      'create table seen_writes (id uuid)',
      `create function on_seen() returns trigger language plpgsql as $$ begin ${body} return new; end $$`,
      'create trigger sessions_on_seen before update on sessions for each row execute function on_seen()',
    ];
    for (const statement of statements) await sql.raw(statement).execute(app.database);
    await run();
    await sql`drop table seen_writes; drop function on_seen cascade`.execute(app.database);
  }

  it('is written by one of concurrent calls', () =>
    withTrigger('insert into seen_writes values (new.id);', async () => {
      const seeker = await signUpSeeker(app);
      app.clock.advance(6 * MINUTE_MS);
      await Promise.all(Array.from({ length: 8 }, () => app.api.getMe({ as: seeker })));
      const { rows } = await sql`select id from seen_writes`.execute(app.database);
      expect(rows).toHaveLength(1);
    }));

  it('fails no call when it cannot be written', () =>
    withTrigger("raise exception 'full' using errcode = 'disk_full';", async () => {
      const seeker = await signUpSeeker(app);
      const start = app.clock.read();
      app.clock.advance(6 * MINUTE_MS);
      expect(await lastSeen(seeker)).toBe(start.toISOString());
    }));
});
