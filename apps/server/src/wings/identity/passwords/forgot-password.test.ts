import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
} from '../../../../test/database/insert-accounts.ts';
import { lockRow } from '../../../../test/database/lock-row.ts';
import { makeJobsDue, queuedPayloads, tokenIn } from '../../../../test/servers/queued-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function forget(email: string, more: object = {}) {
  return app.api.forgotPassword({
    body: { email, ...more },
    headers: { 'x-request-id': 'the-same-request' },
  });
}

describe('POST /api/auth/forgot-password', () => {
  it('responds the same, byte for byte, to a known and an unknown address', async () => {
    const { email } = await signUpSeeker(app);
    const [known, unknown] = [await forget(email), await forget(anEmail())];
    expect(known.statusCode).toBe(200);
    expect(unknown.statusCode).toBe(200);
    expect(unknown.body).toBe(known.body);
    expect(known.json()).toEqual({
      message:
        'If an account exists for this email, we have sent instructions to reset the password.',
    });
    const payloads = await queuedPayloads(app);
    expect(payloads).toHaveLength(2);
    expect(new Set(payloads.map((payload) => Object.keys(payload).sort().join())).size).toBe(1);
    await app.runTasks();
    expect(app.mails.take().map(({ to }) => to)).toEqual([email]);
    expect(await queuedPayloads(app)).toEqual([]);
  });

  it('leaves neither address nor token in the queue, the tables or the log', async () => {
    const { email } = await signUpSeeker(app);
    await forget(email);
    expect(JSON.stringify(await queuedPayloads(app))).not.toContain(email);
    await app.runTasks();
    const token = tokenIn(app.mails.take()[0]);
    const tokens = await app.database.selectFrom('password_reset_tokens').selectAll().execute();
    expect(JSON.stringify(tokens)).not.toContain(token);
    expect(tokens.map(({ token_hash }) => token_hash.toString())).not.toContain(token);
    expect(app.log.text()).not.toContain(token);
  });

  it('mails nothing to an address that the account has meanwhile left', async () => {
    const { id, email } = await signUpEmployer(app);
    await forget(email, { accountType: 'employer' });
    const held = await lockRow(app, 'employers', id);
    const working = app.runTasks();
    await held.waitUntilContended();
    await held.transaction
      .updateTable('employers')
      .set({ email: anEmail() })
      .where('id', '=', id)
      .execute();
    await held.release();
    await working;
    expect(app.mails.take()).toEqual([]);
    const tokens = app.database.selectFrom('password_reset_tokens').select('id');
    expect(await tokens.where('employer_id', '=', id).execute()).toEqual([]);
  });

  it('mails a link of 256 bits to the address of the account, and what it is for', async () => {
    const { email } = await signUpSeeker(app);
    await forget(email.toUpperCase());
    await app.runTasks();
    const [mail] = app.mails.take();
    expect(mail).toMatchObject({ to: email, subject: 'Reset your NextShift password' });
    const link = /http:\/\/nextshift\.example\/resetpassword\?token=[\w-]{43}(?![\w&-])/;
    expect(mail?.text).toMatch(link);
    expect(mail?.html).toMatch(link);
    expect(mail?.text).toContain('30 minutes');
  });

  it('finds the account of the requested kind, and puts the kind into the link', async () => {
    const email = anEmail();
    await signUpEmployer(app, { email });
    await forget(email);
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
    await forget(email, { accountType: 'employer' });
    await app.runTasks();
    expect(app.mails.take()[0]?.text).toMatch(/token=[\w-]{43}&accountType=employer/);
  });

  it('sends the identical mail when the first attempt has failed', async () => {
    const { email } = await signUpSeeker(app);
    await forget(email);
    app.mails.fail(1);
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
    await makeJobsDue(app);
    await app.runTasks();
    const [mail] = app.mails.take();
    const reset = await app.api.resetPassword({
      body: { token: tokenIn(mail), password: 'Sunflower-8' },
    });
    expect(reset.statusCode).toBe(200);
  });

  it('reserves mails for the owner that no stranger can use up', async () => {
    const { email } = await signUpSeeker(app);
    const owner = '203.0.113.20';
    await app.api.logInSeeker({ body: { email, password: PASSWORD }, from: owner });
    const sent = async (from: string) => {
      const body = { email };
      await app.api.forgotPassword({ body, from });
      await app.runTasks();
      return app.mails.take().filter(({ to }) => to === email).length;
    };
    const asked: number[] = [];
    for (let time = 0; time < 12; time += 1) asked.push(await sent('198.51.100.1'));
    expect(asked.filter((mails) => mails === 1)).toHaveLength(3);
    expect(await sent('198.51.100.200'), 'a new address').toBe(1);
    for (let time = 0; time < 40; time += 1) await sent(`198.51.101.${String(time)}`);
    expect(await sent('198.51.102.1'), 'after many strangers').toBe(0);
    expect(await sent(owner), 'a known address').toBe(1);
    app.clock.advance(5 * MINUTE_MS);
    expect(await sent('198.51.102.1'), 'five minutes after the last').toBe(1);
  });

  it('requires an address', async () => {
    const response = await app.api.forgotPassword({ body: {} });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Email is required' });
    expect((await forget('robin')).json()).toMatchObject({
      message: 'Please enter a valid email address',
    });
  });

  it('is rate-limited by IP address', async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    try {
      const statuses: number[] = [];
      for (let time = 0; time < 21; time += 1) {
        const body = { email: anEmail() };
        const response = await limited.api.forgotPassword({ body });
        statuses.push(response.statusCode);
      }
      expect(statuses.slice(0, 20)).toEqual(Array<number>(20).fill(200));
      expect(statuses[20]).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

describe('a link that was requested again', () => {
  it('leaves the older one valid until one of them is used', async () => {
    const { email } = await signUpSeeker(app);
    const tokens: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      await forget(email);
      await app.runTasks();
      tokens.push(tokenIn(app.mails.take()[0]));
    }
    const statuses: number[] = [];
    for (const token of [tokens[1], tokens[0], tokens[2]]) {
      const body = { token, password: `${PASSWORD}!` };
      const response = await app.api.resetPassword({ body });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([200, 400, 400]);
  });
});
