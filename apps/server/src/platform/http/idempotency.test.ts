import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import { lockRow } from '../../../test/database/lock-row.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../test/database/insert-accounts.ts';
import { minimalJobBody, insertJob } from '../../../test/database/insert-jobs.ts';
import { anEmail } from '../../../test/unique.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

let keys = 0;

function aKey(): { 'idempotency-key': string } {
  keys += 1;
  return { 'idempotency-key': `key-${keys}` };
}

function createJob(
  employer: TestAccount,
  headers: Record<string, string>,
  body: object = minimalJobBody,
) {
  return app.api.createJob({ as: employer, headers, body });
}

async function countJobs(employer: TestAccount): Promise<number> {
  const rows = await app.database
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employer.id)
    .execute();
  return rows.length;
}

describe('a repeated create', () => {
  it('gets the first response again and does nothing', async () => {
    const employer = await signUpEmployer(app);
    const key = aKey();
    const first = await createJob(employer, key);
    app.clock.advance(MINUTE_MS);
    const again = await createJob(employer, key);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(await countJobs(employer)).toBe(1);
  });

  it('is refused with another body, or another file', async () => {
    const employer = await signUpEmployer(app);
    const key = aKey();
    await createJob(employer, key);
    const other = await createJob(employer, key, { ...minimalJobBody, title: 'Cook' });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });

    const withFile = aKey();
    const red = asFile(await createPng({ width: 10 }), 'a.png');
    const blue = asFile(await createPng({ width: 20 }), 'a.png');
    const send = (jobImage: File) =>
      createJob(employer, withFile, toFormData({ ...minimalJobBody, payRate: '15', jobImage }));
    expect((await send(red)).statusCode).toBe(201);
    expect((await send(red)).statusCode).toBe(201);
    expect((await send(blue)).statusCode).toBe(409);
    expect(await countJobs(employer)).toBe(2);
  });

  it('runs again after 24 hours, and without a key', async () => {
    const employer = await signUpEmployer(app);
    const key = aKey();
    await createJob(employer, key);
    app.clock.advance(DAY_MS + 1);
    await createJob(employer, key);
    await createJob(employer, {});
    await createJob(employer, {});
    expect(await countJobs(employer)).toBe(4);
  });

  it('can be retried after a refusal', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { status: 'Closed' });
    const headers = aKey();
    const apply = () =>
      app.api.applyToJob({ jobId, as: seeker, headers, body: { userId: seeker.id } });
    expect((await apply()).statusCode).toBe(409);
    await app.database
      .updateTable('jobs')
      .set({ status: 'Active', closed_at: null })
      .where('id', '=', jobId)
      .execute();
    const first = await apply();
    expect(first.statusCode).toBe(201);
    expect((await apply()).json()).toEqual(first.json());
  });

  it('can be retried after the database cancelled it', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, await signUpEmployer(app));
    const held = await lockRow(app, 'jobs', jobId);
    const headers = aKey();
    const apply = () =>
      app.api.applyToJob({ jobId, as: seeker, headers, body: { userId: seeker.id } });
    expect((await apply()).statusCode).toBe(503);
    app.log.takeErrors();
    await held.release();
    expect((await apply()).statusCode).toBe(201);
  });

  it('is refused while the first is in flight', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, await signUpEmployer(app));
    const held = await lockRow(app, 'jobs', jobId);
    const headers = aKey();
    const apply = () =>
      app.api.applyToJob({ jobId, as: seeker, headers, body: { userId: seeker.id } });
    const first = apply();
    // Injected calls start when they are awaited.
    void first.then(() => undefined);
    await held.waitUntilContended();
    const second = await apply();
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'idempotency_key_in_flight' });
    expect(second.headers['retry-after']).toBe('1');
    await held.release();
    expect((await first).statusCode).toBe(201);
    expect((await apply()).statusCode).toBe(201);
  });

  it('never runs again when the first was cut off with its process', async () => {
    const employer = await signUpEmployer(app);
    const headers = aKey();
    await createJob(employer, headers);
    await app.database
      .updateTable('idempotency_keys')
      .set({ state: 'in_flight', status: null, answer: null })
      .where('key', '=', headers['idempotency-key'])
      .execute();
    expect((await createJob(employer, headers)).statusCode).toBe(409);
    app.clock.advance(2 * MINUTE_MS + 1);
    expect((await createJob(employer, headers)).statusCode).toBe(409);
  });

  it('has a key per session: another session’s equal key is independent', async () => {
    const one = await signUpEmployer(app);
    const other = await signUpEmployer(app);
    const key = aKey();
    await createJob(one, key);
    expect((await createJob(other, key)).statusCode).toBe(201);
    expect(await countJobs(other)).toBe(1);
  });
});

describe('a repeated signup', () => {
  function robin() {
    return { firstName: 'Robin', lastName: 'Park', email: anEmail(), password: 'Sunflower-7' };
  }

  it('gets a session of its own, and no token is stored', async () => {
    const body = robin();
    const headers = aKey();
    const signUp = (from: string) => app.api.signUpSeeker({ body, headers, from });
    const first = await signUp('192.0.2.1');
    const again = await signUp('192.0.2.1');
    expect(again.statusCode).toBe(201);
    const [one, other] = [first, again].map((response) =>
      response.json<{ token: string; user: { id: string } }>(),
    );
    expect(other?.user).toEqual(one?.user);
    expect(other?.token).not.toBe(one?.token);
    expect(String(again.headers['set-cookie'])).toContain(other?.token);
    const me = await app.api.getMe({ as: { token: other?.token ?? '' } });
    expect(me.json()).toMatchObject({ user: one?.user });
    const stored = await app.database
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('key', '=', headers['idempotency-key'])
      .execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(
      new RegExp(`${one?.token ?? ''}|${other?.token ?? ''}|Sunflower-7`),
    );
  });

  it('has a key per email address', async () => {
    const headers = aKey();
    const body = robin();
    await app.api.signUpSeeker({ body, headers, from: '192.0.2.1' });
    const elsewhere = await app.api.signUpSeeker({ body, headers, from: '192.0.2.9' });
    expect(elsewhere.statusCode).toBe(409);
    expect(elsewhere.json()).toMatchObject({ code: 'email_taken' });
  });
});
