import { MINUTE_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { queuedPayloads } from '../../../../test/servers/queued-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';
import { newId } from '../../../platform/database/new-id.ts';

const SUBJECT = 'New sign-in to your NextShift account';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface Browser {
  /** The cookie of a browser that has signed in before. */
  readonly cookie?: string;
  readonly password?: string;
}

const kinds = [
  ['seeker', signUpSeeker, '/user/login', 'seekers'],
  ['employer', signUpEmployer, '/employer/login', 'employers'],
] as const;

async function sentMails() {
  await app.runTasks();
  return app.mails.take();
}

describe.each(kinds)('one %s who signs in', (kind, join, login, table) => {
  const logIn = (email: string, { cookie, password = PASSWORD }: Browser = {}) =>
    app.call('POST', login, {
      body: { email, password },
      headers: {
        'user-agent': FIREFOX,
        ...(cookie === undefined ? {} : { cookie, 'sec-fetch-site': 'same-origin' }),
      },
      from: '203.0.113.7',
    });

  /** Signs in with a new browser. @returns its cookie */
  async function withNewBrowser(email: string): Promise<string> {
    const { cookies } = await logIn(email);
    const device = cookies.find(({ name }) => name === 'nextshift-device');
    return `nextshift-device=${device?.value ?? ''}`;
  }

  /** An account that has signed in with a browser, and that browser's cookie. */
  async function accountWithBrowser(): Promise<TestAccount & { readonly known: string }> {
    const account = await join(app);
    const known = await withNewBrowser(account.email);
    return { ...account, known };
  }

  it('with the first browser is not told', async () => {
    await accountWithBrowser();
    expect(await sentMails()).toEqual([]);
  });

  it('with another browser is told of the device and the time, and of no place', async () => {
    const { email } = await accountWithBrowser();
    await logIn(email);
    const payloads = JSON.stringify(await queuedPayloads(app));
    expect(payloads).not.toContain(email);
    const mails = await sentMails();
    expect(mails).toMatchObject([{ to: email, subject: SUBJECT }]);
    const text = mails[0]?.text ?? '';
    expect(text).toMatch(/Firefox on Linux, \w{3} \d+, \d{4}, \d+:\d\d [AP]M E[SD]T/);
    expect(text).toContain(
      kind === 'seeker'
        ? 'http://nextshift.example/profile?settings=devices'
        : 'http://nextshift.example/employer/profile?settings=devices',
    );
    expect(text).toMatch(
      kind === 'seeker' ? /\/forgotpassword(?!\?)/ : /\/forgotpassword\?accountType=employer/,
    );
    expect(payloads + JSON.stringify(mails)).not.toMatch(/203\.0\.113|Mozilla|Gecko/);
  });

  it('with a known browser is not told', async () => {
    const { email, known } = await accountWithBrowser();
    expect((await logIn(email, { cookie: known })).statusCode).toBe(200);
    expect(await sentMails()).toEqual([]);
  });

  it('with a browser that only another account knows is told', async () => {
    const { email } = await accountWithBrowser();
    const other = await accountWithBrowser();
    await logIn(email, { cookie: other.known });
    expect(await sentMails()).toMatchObject([{ to: email }]);
  });

  it('with many new browsers is told every ten minutes at most', async () => {
    const { email } = await accountWithBrowser();
    const together = await Promise.all(Array.from({ length: 4 }, () => logIn(email)));
    expect(together.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    app.clock.advance(10 * MINUTE_MS);
    await logIn(email);
    expect(await sentMails()).toHaveLength(1);
    app.clock.advance(1);
    await logIn(email);
    expect(await sentMails()).toHaveLength(1);
  });

  it('is told of nothing while somebody guesses the password', async () => {
    const { email } = await accountWithBrowser();
    expect((await logIn(email, { password: 'not-this-one' })).statusCode).toBe(401);
    expect(await sentMails()).toEqual([]);
  });

  it('is told if they were known before browsers were recorded', async () => {
    const { id, email } = await accountWithBrowser();
    await app.database
      .updateTable(table)
      .set({ has_known_browser: false })
      .where('id', '=', id)
      .execute();
    await logIn(email);
    expect(await sentMails()).toMatchObject([{ to: email, subject: SUBJECT }]);
  });

  it('is told of no session that did not start', async () => {
    const { id, email } = await accountWithBrowser();
    const statements = [
      `create function refuse() returns trigger language plpgsql as
         $$ begin raise exception 'full' using errcode = 'disk_full'; end $$`,
      'create trigger sessions_refuse before insert on sessions for each row execute function refuse()',
    ];
    for (const statement of statements) await sql.raw(statement).execute(app.database);
    expect((await logIn(email)).statusCode).toBe(507);
    await sql`drop function refuse cascade`.execute(app.database);
    app.log.takeErrors();
    expect(await sentMails()).toEqual([]);
    const row = await app.database
      .selectFrom(table)
      .select('sign_in_mailed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.sign_in_mailed_at).toBeNull();
  });
});

describe('a seeker who has just joined', () => {
  it('is told of another browser, and not of the one they joined with', async () => {
    const body = { email: anEmail(), password: PASSWORD, firstName: 'Robin', lastName: 'Park' };
    const headers = { 'idempotency-key': newId() };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { statusCode } = await app.api.signUpSeeker({ body, headers });
      expect(statusCode).toBe(201);
    }
    expect(await sentMails()).toMatchObject([
      { subject: 'Confirm your email address for NextShift' },
    ]);
    await app.database
      .updateTable('seekers')
      .set({ email_confirmed_at: app.clock.read() })
      .where('email', '=', body.email)
      .execute();
    await app.api.logInSeeker({ body });
    expect(await sentMails()).toMatchObject([{ to: body.email, subject: SUBJECT }]);
  });
});
