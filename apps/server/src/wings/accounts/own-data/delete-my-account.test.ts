import { type ApplicationStatus, MINUTE_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { hasBytes } from '../../../../test/database/insert-files.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { lockRow } from '../../../../test/database/lock-row.ts';
import { insertCompleteSeeker } from '../../../../test/database/insert-complete-seeker.ts';
import { makeJobsDue } from '../../../../test/servers/queued-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';
import { announceApplication } from '../../hiring/news/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface Caller {
  readonly id: string;
  readonly token: string;
}

function remove(as: Caller | undefined, id = as?.id ?? '', password = PASSWORD) {
  return app.api.deleteMyAccount({ userId: id, as, body: { password } });
}

/** The tables, of any schema, with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(app.database);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${name}`)} as row
      where row::text ilike ${`%${text}%`} limit 1`.execute(app.database);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('POST /api/user/:userId/delete', () => {
  it('ends every session and clears the cookie', async () => {
    const seeker = await signUpSeeker(app);
    const elsewhere = await signInAgain(app, seeker, 'seeker');
    const response = await app.api.deleteMyAccount({
      userId: seeker.id,
      headers: { cookie: seeker.cookie, 'sec-fetch-site': 'same-origin' },
      body: { password: PASSWORD },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers['set-cookie']).toMatch(
      /^nextshift-session=; .*Expires=Thu, 01 Jan 1970/,
    );
    for (const as of [seeker, elsewhere]) {
      expect((await app.api.getMe({ as })).statusCode).toBe(401);
    }
    const body = { email: seeker.email, password: PASSWORD };
    expect((await app.api.logInSeeker({ body })).statusCode).toBe(401);
  });

  it('leaves no trace of the person in the database, and no files', async () => {
    const whole = await insertCompleteSeeker(app);
    const { seeker } = whole;
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { applicants: 1 });
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const answers = JSON.stringify({ email: seeker.email, fullName: 'Robin Park' });
    const written = { basic_field_answers: answers, question_answers: answers };
    const applicationId = await insertApplication(app, { ...own, ...written });
    await app.database.transaction().execute((transaction) =>
      announceApplication(transaction, {
        applicationId,
        seekerId: seeker.id,
        change: 'submitted',
        now: app.clock.read(),
      }),
    );
    await app.api.forgotPassword({ body: { email: seeker.email } });
    await app.api.saveJob({ as: seeker, body: { userId: seeker.id, jobId } });
    expect(await tablesWith(seeker.email)).toEqual(
      expect.arrayContaining(['seekers', 'applications']),
    );
    expect((await remove(seeker)).statusCode).toBe(204);
    expect(await tablesWith(seeker.email)).toEqual([]);
    expect(await tablesWith(seeker.id)).toEqual([]);
    for (const file of [whole.picture, whole.video, whole.resume]) {
      expect(hasBytes(app, file)).toBe(false);
      expect(await tablesWith(file.key)).toEqual([]);
    }
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
  });

  it('is later than what it waited for', async () => {
    const [seeker, employer] = [await signUpSeeker(app), await signUpEmployer(app)];
    const jobId = await insertJob(app, employer);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const applicationId = await insertApplication(app, own);
    const job = await lockRow(app, 'jobs', jobId);
    const removal = remove(seeker);
    await job.waitUntilContended();
    app.clock.advance(MINUTE_MS);
    await job.release();
    expect((await removal).statusCode).toBe(204);
    const withdrawn = await app.database
      .selectFrom('applications')
      .select(['status', 'updated_at'])
      .where('id', '=', applicationId)
      .executeTakeFirst();
    expect(withdrawn).toEqual({ status: 'withdrawn', updated_at: app.clock.read() });
  });

  it('deletes the responses stored for retries, including that of the signup', async () => {
    const email = anEmail();
    const body = { firstName: 'Robin', lastName: 'Park', email, password: PASSWORD };
    const headers = { 'idempotency-key': 'one-signup' };
    const signup = await app.api.signUpSeeker({ body, headers });
    const { token, user } = signup.json<{ token: string; user: { id: string } }>();
    expect(await tablesWith(email)).toContain('idempotency_keys');
    expect((await remove({ id: user.id, token })).statusCode).toBe(204);
    expect(await tablesWith(email)).toEqual([]);
    expect((await app.api.signUpSeeker({ body, headers })).statusCode).toBe(201);
  });

  it('withdraws undecided and accepted applications, keeps declined ones, and frees the places', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const statuses: ApplicationStatus[] = [
      'submitted',
      'under_review',
      'interviewing',
      'accepted',
      'declined',
      'withdrawn',
    ];
    const ids: string[] = [];
    for (const status of statuses) {
      const jobId = await insertJob(app, employer, { applicants: 2 });
      const own = { jobId, employerId: employer.id, seekerId: seeker.id, status };
      ids.push(await insertApplication(app, own));
    }
    await remove(seeker);
    const rows = await app.database
      .selectFrom('applications')
      .innerJoin('job_applicant_counts', 'job_applicant_counts.job_id', 'applications.job_id')
      .select(['applications.status', 'applications.seeker_id', 'applicants'])
      .where('applications.id', 'in', ids)
      .orderBy('applications.id')
      .execute();
    expect(rows).toEqual([
      { status: 'withdrawn', seeker_id: null, applicants: 2 },
      { status: 'withdrawn', seeker_id: null, applicants: 2 },
      { status: 'withdrawn', seeker_id: null, applicants: 2 },
      { status: 'withdrawn', seeker_id: null, applicants: 2 },
      { status: 'declined', seeker_id: null, applicants: 3 },
      { status: 'withdrawn', seeker_id: null, applicants: 2 },
    ]);
    const list = await app.api.listEmployerApplications({ employerId: employer.id, as: employer });
    expect(list.statusCode).toBe(200);
    expect(list.body).not.toContain(seeker.id);
  });

  it('gives an accepted place back, and tells the employer', async () => {
    const [seeker, employer] = [await signUpSeeker(app), await signUpEmployer(app)];
    const jobId = await insertJob(app, employer);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, own);
    const accepted = await app.api.changeApplicationStatus({
      id,
      as: employer,
      body: { status: 'Accepted' },
    });
    expect(accepted.statusCode).toBe(200);
    await app.runTasks();
    app.mails.take();
    app.clock.advance(MINUTE_MS);
    await remove(seeker);
    await app.runTasks();
    expect(app.mails.take()).toMatchObject([
      { to: employer.email, subject: 'Your applicant for “Barista” has withdrawn' },
    ]);
    expect(
      (await app.api.listEmployerApplications({ employerId: employer.id, as: employer })).json(),
    ).toMatchObject({
      applications: [{ id, status: 'Withdrawn', acceptedDate: null }],
    });
    const timeline = await app.api.listApplicationEvents({ id, as: employer });
    const at = app.clock.read().toISOString();
    expect(timeline.json<{ events: object[] }>().events).toContainEqual({
      at,
      from: 'Accepted',
      to: 'Withdrawn',
      actor: 'seeker',
      reason: null,
    });
    const reposted = await app.api.updateJob({ jobId, as: employer, body: { status: 'Active' } });
    expect(reposted.json()).toMatchObject({ job: { status: 'Active' } });
  });

  it('leaves a declined application that cannot be reopened', async () => {
    const [seeker, employer] = [await signUpSeeker(app), await signUpEmployer(app)];
    const jobId = await insertJob(app, employer);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, { ...own, status: 'declined' });
    await remove(seeker);
    const reopened = await app.api.changeApplicationStatus({
      id,
      as: employer,
      body: { status: 'Active' },
    });
    expect(reopened.statusCode).toBe(409);
    expect(reopened.json()).toMatchObject({ code: 'illegal_status_change' });
  });

  it('leaves nobody to tell of the end of a job that closed before', async () => {
    const [seeker, employer] = [await signUpSeeker(app), await signUpEmployer(app)];
    const jobId = await insertJob(app, employer);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, own);
    await app.api.closeJob({ jobId, as: employer });
    await remove(seeker);
    await app.runTasks();
    app.mails.take();
    await makeJobsDue(app);
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
    const rows = await app.database
      .selectFrom('applications')
      .select(['status', 'ended_reason', 'seeker_id'])
      .where('id', '=', id)
      .execute();
    expect(rows).toEqual([{ status: 'withdrawn', ended_reason: null, seeker_id: null }]);
  });

  it('requires the password, and slows guesses down', async () => {
    const seeker = await signUpSeeker(app);
    const wrong = await remove(seeker, seeker.id, 'Wrong-password-1');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: 'wrong_password' });
    for (let time = 0; time < 4; time += 1) await remove(seeker, seeker.id, 'Wrong-password-1');
    expect((await remove(seeker)).statusCode).toBe(429);
    expect((await app.api.getMe({ as: seeker })).statusCode).toBe(200);
    const none = await app.api.deleteMyAccount({ userId: seeker.id, as: seeker, body: {} });
    expect(none.json()).toMatchObject({ message: 'Please enter your password.' });
  });

  it('is for the seeker only', async () => {
    const seeker = await signUpSeeker(app);
    expect((await remove(undefined, seeker.id)).statusCode).toBe(401);
    expect((await remove(await signUpEmployer(app), seeker.id)).statusCode).toBe(401);
    expect((await remove(await signUpSeeker(app), seeker.id)).statusCode).toBe(403);
    expect((await app.api.getMe({ as: seeker })).statusCode).toBe(200);
  });

  it('succeeds once when requested several times concurrently, without an error', async () => {
    const seeker = await signUpSeeker(app);
    const responses = await Promise.all(Array.from({ length: 4 }, () => remove(seeker)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  });

  it.each([1, 2, 3])(
    'includes what is written at the same time, without an error, round %d',
    async () => {
      const seeker = await signUpSeeker(app);
      const employer = await signUpEmployer(app);
      const decided = await insertJob(app, employer, { applicants: 1 });
      const others = await Promise.all(Array.from({ length: 3 }, () => insertJob(app, employer)));
      const own = { jobId: decided, employerId: employer.id, seekerId: seeker.id };
      const applicationId = await insertApplication(app, { ...own, status: 'declined' });
      const body = { userId: seeker.id };
      const responses = await Promise.all([
        ...others.map((jobId) => app.api.applyToJob({ jobId, as: seeker, body })),
        remove(seeker),
        app.api.changeApplicationStatus({
          id: applicationId,
          as: employer,
          body: { status: 'Active' },
        }),
        ...others.map((jobId) => app.api.saveJob({ as: seeker, body: { ...body, jobId } })),
      ]);
      for (const { statusCode } of responses) expect(statusCode).toBeLessThan(500);
      expect(responses[others.length]?.statusCode).toBe(204);
      expect(await tablesWith(seeker.id)).toEqual([]);
      const open = await app.database
        .selectFrom('job_applicant_counts')
        .select('applicants')
        .where('job_id', 'in', others)
        .execute();
      expect(open.map(({ applicants }) => applicants)).toEqual([0, 0, 0]);
    },
  );
});
