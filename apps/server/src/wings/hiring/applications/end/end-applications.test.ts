import { MINUTE_MS, SECOND_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { makeJobsDue } from '../../../../../test/servers/queued-jobs.ts';
import { endApplications } from './end-applications.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** A job with an undecided applicant for each title of a job of one company. */
async function applied(employer: TestAccount, seeker?: TestAccount, title = 'Barista') {
  const applicant = seeker ?? (await signUpSeeker(app));
  const jobId = await insertJob(app, employer, { title });
  const own = { jobId, employerId: employer.id, seekerId: applicant.id };
  return { seeker: applicant, jobId, id: await insertApplication(app, own) };
}

const close = (employer: TestAccount, jobId: string) => app.api.closeJob({ jobId, as: employer });
const repost = (employer: TestAccount, jobId: string) =>
  app.api.updateJob({ jobId, as: employer, body: { status: 'Active' } });

async function read(seeker: TestAccount) {
  const list = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
  return list.json<{ id: string; status: string; endedReason: string | null }[]>();
}

async function storedStatus(id: string) {
  const { status } = await app.database
    .selectFrom('applications')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

/** Lets the grace pass: runs all that is queued, however late it is due. */
async function passGrace() {
  await makeJobsDue(app);
  await app.runTasks();
}

async function mailsTo({ email }: TestAccount) {
  await passGrace();
  return app.mails.take().filter(({ to }) => to === email);
}

async function eventsOf(id: string, as: TestAccount) {
  const { events } = (await app.api.listApplicationEvents({ id, as })).json<{
    events: { at: string; from: string | null; to: string; actor: string; reason: string | null }[];
  }>();
  return events.map(({ from, to, actor, reason }) => [from, to, actor, reason]);
}

describe('an undecided application of a job that closes', () => {
  it('is closed at once for both sides, while the stored one waits for the grace', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, jobId, id } = await applied(employer);
    await close(employer, jobId);
    expect(await read(seeker)).toMatchObject([{ id, status: 'Closed', endedReason: 'closed' }]);
    expect(
      (await app.api.listEmployerApplications({ employerId: employer.id, as: employer })).json(),
    ).toMatchObject({
      applications: [{ id, status: 'Closed', endedReason: 'closed' }],
    });
    for (const [query, found] of [
      [{ status: 'pending' }, []],
      [{ status: 'Closed' }, [{ id }]],
      [{ state: 'waiting' }, []],
      [{ state: 'yours' }, []],
      [{ state: 'ended' }, [{ id }]],
    ] as const) {
      const list = await app.api.listSeekerApplications({ userId: seeker.id, query, as: seeker });
      expect(list.json()).toMatchObject(found);
      expect(list.headers['x-total-count']).toBe(String(found.length));
    }
    expect(await storedStatus(id)).toBe('submitted');
    await passGrace();
    expect(await storedStatus(id)).toBe('ended');
    expect(await read(seeker)).toMatchObject([{ id, status: 'Closed', endedReason: 'closed' }]);
  });

  it('takes no decision and no withdrawal', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, jobId, id } = await applied(employer);
    await close(employer, jobId);
    const attempt = async () => [
      (await app.api.changeApplicationStatus({ id, as: employer, body: { status: 'Declined' } }))
        .statusCode,
      (await app.api.withdrawApplication({ id, as: seeker })).statusCode,
    ];
    expect(await attempt()).toEqual([409, 409]);
    await passGrace();
    expect(await attempt()).toEqual([409, 409]);
  });

  it('leaves no trace when the job is reposted within the grace', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, jobId, id } = await applied(employer);
    await app.runTasks();
    app.mails.take();
    await close(employer, jobId);
    app.clock.advance(MINUTE_MS);
    expect((await repost(employer, jobId)).statusCode).toBe(200);
    expect(await mailsTo(seeker)).toEqual([]);
    expect(await read(seeker)).toMatchObject([{ id, status: 'pending', endedReason: null }]);
    expect(await eventsOf(id, seeker)).toEqual([[null, 'pending', 'seeker', null]]);
    const { notices } = (await app.api.listNotices({ as: seeker })).json<{
      notices: unknown[];
    }>();
    expect(notices).toEqual([]);
  });

  it('outlives the end of an earlier closing when the job is closed again', async () => {
    const employer = await signUpEmployer(app);
    const { jobId, id } = await applied(employer);
    await close(employer, jobId);
    const closedAt = app.clock.read().toISOString();
    app.clock.advance(MINUTE_MS);
    await repost(employer, jobId);
    app.clock.advance(MINUTE_MS);
    await close(employer, jobId);
    await endApplications.run(app.platform, { jobId, closedAt });
    expect(await storedStatus(id)).toBe('submitted');
  });

  it('ends as of the closing on a server whose clock is five seconds behind', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, jobId, id } = await applied(employer);
    await close(employer, jobId);
    const closedAt = app.clock.read().toISOString();
    app.clock.advance(-5 * SECOND_MS);
    expect(await read(seeker)).toMatchObject([{ id, status: 'Closed', endedReason: 'closed' }]);
    await endApplications.run(app.platform, { jobId, closedAt });
    expect(await read(seeker)).toMatchObject([{ id, status: 'Closed', endedReason: 'closed' }]);
    const { events } = (await app.api.listApplicationEvents({ id, as: seeker })).json<{
      events: { at: string }[];
    }>();
    expect(events.at(-1)).toMatchObject({ at: closedAt, to: 'Closed', actor: 'system' });
    expect(await mailsTo(seeker)).toHaveLength(1);
    app.clock.advance(5 * SECOND_MS);
    expect(await mailsTo(seeker)).toEqual([]);
  });

  it('ends once, by however many concurrent tasks, with one notice', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, jobId, id } = await applied(employer);
    await close(employer, jobId);
    const payload = { jobId, closedAt: app.clock.read().toISOString() };
    await Promise.all([1, 2, 3].map(() => endApplications.run(app.platform, payload)));
    const notices = await app.api.listNotices({ as: seeker });
    expect(notices.json()).toMatchObject({
      notices: [{ applicationId: id, status: 'Closed', reason: 'closed' }],
      unreadCount: 1,
    });
    expect(await eventsOf(id, seeker)).toEqual([
      [null, 'pending', 'seeker', null],
      ['pending', 'Closed', 'system', 'closed'],
    ]);
    expect(await eventsOf(id, employer)).toEqual([
      [null, 'Active', 'seeker', null],
      ['Active', 'Closed', 'system', 'closed'],
    ]);
  });

  it('ends as filled when another is accepted, all in batches', async () => {
    const employer = await signUpEmployer(app, { plan: 'corporate' });
    const { jobId, id } = await applied(employer);
    await sql`
      with seeker as (
        insert into seekers
          (id, first_name, last_name, email, password_hash, terms_accepted_at, terms_version,
           notify_by_email)
        select gen_random_uuid(), 'Kim', 'Lane', 'crowd' || number || '@example.com', 'x', now(), '1',
          false
        from generate_series(1, 230) as number returning id)
      insert into applications (id, job_id, employer_id, seeker_id)
      select gen_random_uuid(), ${jobId}, ${employer.id}, id from seeker`.execute(app.database);
    await app.api.changeApplicationStatus({ id, as: employer, body: { status: 'Accepted' } });
    await passGrace();
    const counts = await app.database
      .selectFrom('applications')
      .select((select) => ['status', 'ended_reason', select.fn.countAll<number>().as('count')])
      .where('job_id', '=', jobId)
      .groupBy(['status', 'ended_reason'])
      .orderBy('status')
      .execute();
    expect(counts).toEqual([
      { status: 'accepted', ended_reason: null, count: 1 },
      { status: 'ended', ended_reason: 'filled', count: 230 },
    ]);
    // Hundreds of mails that no test reads.
    await sql`delete from graphile_worker._private_jobs`.execute(app.database);
  });

  it('ends with that of another job by the same applicants, without a deadlock', async () => {
    const employer = await signUpEmployer(app);
    const jobIds = [await insertJob(app, employer), await insertJob(app, employer)];
    await sql`
      with seeker as (
        insert into seekers
          (id, first_name, last_name, email, password_hash, terms_accepted_at, terms_version)
        select gen_random_uuid(), 'Kim', 'Lane', 'both' || number || '@example.com', 'x', now(), '1'
        from generate_series(1, 150) as number returning id)
      insert into applications (id, job_id, employer_id, seeker_id)
      select gen_random_uuid(), job, ${employer.id}, id
      from seeker, unnest(${jobIds}::uuid[]) with ordinality as jobs (job, place)
      order by place, case place when 1 then id end, id desc`.execute(app.database);
    for (const jobId of jobIds) await close(employer, jobId);
    const closedAt = app.clock.read().toISOString();
    await Promise.all(
      jobIds.map((jobId) => endApplications.run(app.platform, { jobId, closedAt })),
    );
    const { rows } = await sql`
      select count(*) from applications
      where job_id = any(${jobIds}) and status = 'ended'`.execute(app.database);
    expect(rows).toEqual([{ count: 300 }]);
    await sql`delete from graphile_worker._private_jobs`.execute(app.database);
  });

  it('can be made again on a reposted job', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, jobId, id } = await applied(employer);
    await close(employer, jobId);
    await passGrace();
    await repost(employer, jobId);
    const applied2 = await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    expect(applied2.statusCode).toBe(201);
    expect(applied2.json()).toMatchObject({ application: { id, status: 'pending' } });
    expect((await eventsOf(id, seeker)).at(-1)).toEqual(['Closed', 'pending', 'seeker', null]);
  });
});

describe('the mail about ended applications', () => {
  it('gathers what ends within ten minutes', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
    const seeker = await signUpSeeker(app);
    const first = await applied(employer, seeker, 'Barista');
    const second = await applied(employer, seeker, 'Baker');
    await app.runTasks();
    app.mails.take();
    await close(employer, first.jobId);
    await close(employer, second.jobId);
    const closedAt = app.clock.read().toISOString();
    for (const { jobId } of [first, second]) {
      await endApplications.run(app.platform, { jobId, closedAt });
    }
    const mails = await mailsTo(seeker);
    expect(mails).toMatchObject([{ subject: '2 of your applications are closed' }]);
    expect(mails[0]?.text).toContain('Barista at Copper Kettle: Copper Kettle has closed the job.');
    expect(mails[0]?.text).toContain('Baker at Copper Kettle');
    expect(await mailsTo(seeker)).toEqual([]);
  });

  it('is not sent to whom mails are off, nor later', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, jobId } = await applied(employer);
    const setMails = (on: boolean) =>
      app.database
        .updateTable('seekers')
        .set({ notify_by_email: on })
        .where('id', '=', seeker.id)
        .execute();
    await setMails(false);
    await close(employer, jobId);
    await passGrace();
    expect(await mailsTo(seeker)).toEqual([]);
    await setMails(true);
    expect(await mailsTo(seeker)).toEqual([]);
  });
});

describe('the events of an application', () => {
  it('show once that the employer opened it', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, id } = await applied(employer);
    expect(await eventsOf(id, seeker)).toEqual([[null, 'pending', 'seeker', null]]);
    await eventsOf(id, employer);
    await eventsOf(id, employer);
    expect(await eventsOf(id, seeker)).toEqual([
      [null, 'pending', 'seeker', null],
      ['pending', 'pending', 'employer', 'seen'],
    ]);
  });

  it('do not show an opening after the job has closed', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, jobId, id } = await applied(employer);
    await close(employer, jobId);
    await eventsOf(id, employer);
    expect((await app.api.getApplication({ applicationId: id, as: employer })).statusCode).toBe(
      200,
    );
    expect(await eventsOf(id, seeker)).toEqual([
      [null, 'pending', 'seeker', null],
      ['pending', 'Closed', 'system', 'closed'],
    ]);
  });

  it('include decisions, shown contact and a withdrawn place', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, id } = await applied(employer);
    const set = (status: string) =>
      app.api.changeApplicationStatus({ id, as: employer, body: { status } });
    for (const status of ['Interviewing', 'Declined', 'Active', 'Accepted']) await set(status);
    await app.api.deleteApplication({ id, as: employer });
    expect(await eventsOf(id, seeker)).toEqual([
      [null, 'pending', 'seeker', null],
      ['pending', 'Interviewing', 'employer', null],
      ['Interviewing', 'Rejected', 'employer', null],
      ['Rejected', 'pending', 'employer', null],
      ['pending', 'Accepted', 'employer', null],
      ['Accepted', 'Accepted', 'employer', 'contact_shown'],
      ['Accepted', 'Closed', 'employer', 'place_withdrawn'],
    ]);
  });

  it('include the end of an acceptance that a server of the version before deleted', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, id } = await applied(employer);
    const body = { status: 'Accepted' };
    await app.api.changeApplicationStatus({ id, as: employer, body });
    await app.database
      .updateTable('applications')
      .set({ hidden_from_employer_at: app.clock.read() })
      .where('id', '=', id)
      .execute();
    expect(await read(seeker)).toMatchObject([
      { status: 'Closed', endedReason: 'place_withdrawn' },
    ]);
    expect((await eventsOf(id, seeker)).at(-1)).toEqual([
      'Accepted',
      'Closed',
      'employer',
      'place_withdrawn',
    ]);
  });

  it('are for its applicant and its employer alone', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await applied(employer);
    const others = [await signUpSeeker(app), await signUpEmployer(app)];
    for (const as of others)
      expect((await app.api.listApplicationEvents({ id, as })).statusCode).toBe(404);
    expect((await app.api.listApplicationEvents({ id })).statusCode).toBe(401);
  });

  it('cannot be changed or deleted before their application', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await applied(employer);
    const change = sql`update application_events set actor = 'system' where application_id = ${id}`;
    await expect(change.execute(app.database)).rejects.toThrow('are kept as they are');
    const remove = sql`delete from application_events where application_id = ${id}`;
    await expect(remove.execute(app.database)).rejects.toThrow('are kept as they are');
    await app.database.deleteFrom('applications').where('id', '=', id).execute();
    const { rows } = await sql`
      select from application_events where application_id = ${id}`.execute(app.database);
    expect(rows).toEqual([]);
  });
});

describe('the reason of a closed job', () => {
  it('exists exactly while it is closed', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const readJob = async () => (await app.api.getJob({ jobId })).json<object>();
    expect(await readJob()).toMatchObject({ status: 'Active', closedReason: null });
    await close(employer, jobId);
    expect(await readJob()).toMatchObject({ status: 'Closed', closedReason: 'closed' });
    await repost(employer, jobId);
    expect(await readJob()).toMatchObject({ status: 'Active', closedReason: null });
  });
});

describe('the database', () => {
  it('keeps a reason for the end of an application exactly while it is ended', async () => {
    const { id } = await applied(await signUpEmployer(app));
    const set = (status: string, reason: string | null) =>
      sql<{ status: string; ended_reason: string | null }>`
        update applications set status = ${status}, ended_reason = ${reason}
        where id = ${id} returning status, ended_reason`.execute(app.database);
    await expect(set('ended', null)).rejects.toThrow('applications_end_for_a_reason');
    expect((await set('ended', 'expired')).rows).toEqual([
      { status: 'ended', ended_reason: 'expired' },
    ]);
    expect((await set('submitted', 'expired')).rows).toEqual([
      { status: 'submitted', ended_reason: null },
    ]);
  });

  it('keeps an end for every active job, and a reason for every closed one alone', async () => {
    const jobId = await insertJob(app, await signUpEmployer(app));
    const set = async (status: string, reason: string | null) => {
      const { rows } = await sql<{ closes: boolean; closed_reason: string | null }>`
        update jobs set status = ${status}, closed_reason = ${reason}, closes_at = null,
          closed_at = case when ${status} = 'Closed' then now() end
        where id = ${jobId} returning closes_at is not null as closes, closed_reason`.execute(
        app.database,
      );
      return rows;
    };
    expect(await set('Active', 'filled')).toEqual([{ closes: true, closed_reason: null }]);
    expect(await set('Closed', null)).toEqual([{ closes: false, closed_reason: 'closed' }]);
    expect(await set('Closed', 'filled')).toEqual([{ closes: false, closed_reason: 'filled' }]);
  });
});
