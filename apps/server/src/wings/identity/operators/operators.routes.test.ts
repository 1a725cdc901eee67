import { MINUTE_MS, SECOND_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpSeeker } from '../../../../test/database/insert-accounts.ts';
import {
  codeAt,
  insertOperator,
  type OperatorHeaders,
  signInOperator,
  TEST_AGENT,
  type TestOperator,
} from '../../../../test/database/insert-operators.ts';
import { cleanUp } from '../../../retention/clean-up.queries.ts';
import { removeOperator } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const ORIGIN = { origin: 'http://nextshift.example', 'user-agent': TEST_AGENT };

const logIn = (body: object) => app.api.logInOperator({ body, headers: ORIGIN });
const me = (headers: OperatorHeaders) => app.api.getOperator({ headers });

function credentials(operator: TestOperator) {
  const { email, password } = operator;
  return { email, password, code: codeAt(operator, app.clock.read()) };
}

describe('POST /api/operator/login', () => {
  it('takes password and code together, and sets a cookie for the calls of operators alone', async () => {
    const operator = await insertOperator(app);
    const response = await logIn(credentials(operator));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      operator: { id: expect.any(String), email: operator.email },
    });
    expect(response.cookies).toContainEqual(
      expect.objectContaining({
        name: 'nextshift-operator',
        path: '/api/operator',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: 8 * 60 * 60,
      }),
    );
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('says of a wrong code what to do, and nothing else of a wrong email or password', async () => {
    const operator = await insertOperator(app);
    const right = credentials(operator);
    const generic = { code: 'invalid_credentials', message: 'Invalid email or password.' };
    const helpful = {
      code: 'operator_code_refused',
      message: expect.stringContaining('Check your authenticator app'),
    };
    for (const [wrong, expected] of [
      [{ email: 'nobody@operators.example' }, generic],
      [{ email: 'nobody@operators.example', code: '000000' }, generic],
      [{ password: 'another password' }, generic],
      [{ password: 'another password', code: '000000' }, generic],
      [{ code: '000000' }, helpful],
      [{ code: 'abc' }, helpful],
    ] as const) {
      const response = await logIn({ ...right, ...wrong });
      expect([response.statusCode, response.json()]).toMatchObject([401, expected]);
      app.clock.advance(30 * SECOND_MS);
    }
    expect((await logIn(credentials(operator))).statusCode).toBe(200);
    for (const missing of ['email', 'password', 'code']) {
      expect((await logIn({ ...right, [missing]: undefined })).statusCode).toBe(400);
    }
  });

  it('takes each code once', async () => {
    const operator = await insertOperator(app);
    const body = credentials(operator);
    const twice = await Promise.all([logIn(body), logIn(body)]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    app.clock.advance(30 * SECOND_MS);
    expect((await logIn(credentials(operator))).statusCode).toBe(200);
  });

  it('slows down guessing, but not in the browser of the operator', async () => {
    const operator = await insertOperator(app);
    const known = await logIn(credentials(operator));
    const device = known.cookies.find(({ name }) => name === 'nextshift-device');
    const wrong = { ...credentials(operator), password: 'a guess' };
    const guess = () => logIn(wrong);
    let last = await guess();
    for (let times = 0; times < 8; times += 1) last = await guess();
    expect(last.statusCode).toBe(429);
    app.clock.advance(30 * SECOND_MS);
    const response = await app.api.logInOperator({
      body: credentials(operator),
      headers: { ...ORIGIN, cookie: `nextshift-device=${device?.value ?? ''}` },
      from: '198.51.100.7',
    });
    expect(response.statusCode).toBe(200);
  });

  it('refuses the page of another site', async () => {
    const body = credentials(await insertOperator(app));
    const headers = { ...ORIGIN, origin: 'https://evil.example' };
    const response = await app.api.logInOperator({ body, headers });
    expect(response.statusCode).toBe(403);
  });
});

describe('a session of an operator', () => {
  it('ends after thirty minutes without a call, and after eight hours in any case', async () => {
    const operator = await insertOperator(app);
    const idle = await signInOperator(app, operator);
    app.clock.advance(29 * MINUTE_MS);
    expect((await me(idle)).statusCode).toBe(200);
    app.clock.advance(30 * MINUTE_MS);
    expect((await me(idle)).statusCode).toBe(401);
    const used = await signInOperator(app, operator);
    for (let call = 0; call < 23; call += 1) {
      app.clock.advance(20 * MINUTE_MS);
      expect((await me(used)).statusCode).toBe(200);
    }
    app.clock.advance(20 * MINUTE_MS);
    expect((await me(used)).statusCode).toBe(401);
    await cleanUp.run(app.platform);
    const { rows } =
      await sql`select from operator_sessions where expires_at < ${app.clock.read()}`.execute(
        app.database,
      );
    expect(rows).toEqual([]);
  });

  it('ends where another browser uses its token', async () => {
    const headers = await signInOperator(app, await insertOperator(app));
    expect((await me({ ...headers, 'user-agent': 'curl/8.0' })).statusCode).toBe(401);
    expect((await me(headers)).statusCode).toBe(401);
  });

  it('ends at the logout, and when the operator is removed', async () => {
    const operator = await insertOperator(app);
    const first = await signInOperator(app, operator);
    const logout = await app.api.logOutOperator({ headers: { ...first, origin: ORIGIN.origin } });
    expect(logout.statusCode).toBe(204);
    expect((await me(first)).statusCode).toBe(401);
    app.clock.advance(30 * SECOND_MS);
    const second = await signInOperator(app, operator);
    expect(await removeOperator(app.platform, operator.email.toUpperCase())).toBe(true);
    expect((await me(second)).statusCode).toBe(401);
    app.clock.advance(30 * SECOND_MS);
    expect((await logIn(credentials(operator))).statusCode).toBe(401);
    expect(await removeOperator(app.platform, operator.email)).toBe(false);
  });

  it('is not that of an account, nor the other way round', async () => {
    const headers = await signInOperator(app, await insertOperator(app));
    const seeker = await signUpSeeker(app);
    const token = headers.cookie.split('=')[1] ?? '';
    expect((await app.api.getOperator({ as: { token } })).statusCode).toBe(401);
    expect((await app.api.getMe({ as: { token } })).statusCode).toBe(401);
    expect((await app.api.getOperator({ as: seeker })).statusCode).toBe(401);
    const cookie = `nextshift-operator=${seeker.token}`;
    expect((await me({ ...headers, cookie })).statusCode).toBe(401);
  });
});

describe('GET /api/operator/log', () => {
  it('lists what was done, newest first, page by page', async () => {
    const operator = await insertOperator(app);
    await signInOperator(app, operator);
    app.clock.advance(30 * SECOND_MS);
    const headers = await signInOperator(app, operator);
    const first = await app.api.listOperatorLog({ query: { limit: '1' }, headers });
    expect(first.json()).toEqual({
      entries: [
        {
          id: expect.stringMatching(/^\d+$/),
          at: app.clock.read().toISOString(),
          operatorEmail: operator.email,
          act: 'signed_in',
          caseId: null,
          subjectName: null,
          accountKind: null,
          accountId: null,
          foundCount: null,
          outcome: null,
          reason: null,
        },
      ],
    });
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await app.call('GET', next, { headers });
    const ids = [first, second].map(
      (page) => page.json<{ entries: { id: string }[] }>().entries[0]?.id,
    );
    expect(Number(ids[1])).toBeLessThan(Number(ids[0]));
    const bad = await app.api.listOperatorLog({ query: { cursor: 'x' }, headers });
    expect(bad.statusCode).toBe(400);
  });

  it.each([
    'update operator_log set act = act',
    'delete from operator_log',
    'truncate operator_log',
    'truncate operators cascade',
  ])('refuses: %s', async (statement) => {
    await expect(sql.raw(statement).execute(app.database)).rejects.toThrow('append-only');
  });
});
