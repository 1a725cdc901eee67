import { DAY_MS, formatDay, MINUTE_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { lockRow } from '../../../../../test/database/lock-row.ts';
import { makeJobsDue } from '../../../../../test/servers/queued-jobs.ts';
import { endApplications } from '../end/end-applications.ts';
import { endUnanswered } from './end-unanswered.ts';
import { remindOfAnswers } from './remind-of-answers.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const fromNow = (milliseconds: number) => new Date(app.clock.read().getTime() + milliseconds);

async function applied(employer: TestAccount, title = 'Barista') {
  const seeker = await signUpSeeker(app);
  const jobId = await insertJob(app, employer, { title, closes_at: fromNow(200 * DAY_MS) });
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  return { seeker, jobId, id: await insertApplication(app, own) };
}

const set = (as: TestAccount, id: string, status: string) =>
  app.api.changeApplicationStatus({ id, as, body: { status } });

interface Listed {
  readonly id: string;
  readonly status: string;
  readonly answerDueAt: string | null;
  readonly endedReason: string | null;
}

async function listOf(seeker: TestAccount): Promise<Listed[]> {
  return (await app.api.listSeekerApplications({ userId: seeker.id, as: seeker })).json();
}

async function ownList(employer: TestAccount, query = '') {
  const path = `/employerapplications/employerAppliedApplications/${employer.id}${query}`;
  const response = await app.call('GET', path, { as: employer });
  return {
    applications: response.json<{ applications: Listed[] }>().applications,
    count: response.headers['x-total-count'],
    next: /<(.+)>; rel="next"/.exec(String(response.headers.link))?.[1],
  };
}

/** Past the time to undo a change, so that its applicant is told. */
async function tellOfChanges() {
  app.clock.advance(10 * MINUTE_MS);
  await makeJobsDue(app);
  await app.runTasks();
}

async function remindersOf(id: string): Promise<number> {
  const { answer_reminders: reminders } = await app.database
    .selectFrom('applications')
    .select('answer_reminders')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return reminders;
}

async function mailsTo({ email }: TestAccount) {
  await makeJobsDue(app);
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

describe('an answer', () => {
  it('is due 14 days after applying, for both sides, until it is given', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, id } = await applied(employer);
    const answerDueAt = fromNow(14 * DAY_MS).toISOString();
    app.clock.advance(DAY_MS);
    const dueOf = async () => [
      (await listOf(seeker))[0]?.answerDueAt,
      (await ownList(employer)).applications[0]?.answerDueAt,
    ];
    expect(await dueOf()).toEqual([answerDueAt, answerDueAt]);
    await set(employer, id, 'Under Review');
    expect(await dueOf()).toEqual([answerDueAt, answerDueAt]);
    await set(employer, id, 'Interviewing');
    expect(await dueOf()).toEqual([null, null]);
    await tellOfChanges();
    const again = fromNow(14 * DAY_MS).toISOString();
    await set(employer, id, 'Active');
    expect(await dueOf()).toEqual([again, again]);
    await set(employer, id, 'Declined');
    expect(await dueOf()).toEqual([null, null]);
  });

  it.each(['Declined', 'Interviewing'])(
    'is due as before after %s was undone untold, however often',
    async (answer) => {
      const employer = await signUpEmployer(app);
      const { seeker, id } = await applied(employer);
      const answerDueAt = fromNow(14 * DAY_MS).toISOString();
      for (let days = 0; days < 20; days += 5) {
        await set(employer, id, answer);
        expect(await listOf(seeker)).toMatchObject([{ answerDueAt: null }]);
        await set(employer, id, 'Active');
        expect(await listOf(seeker)).toMatchObject([{ answerDueAt }]);
        app.clock.advance(5 * DAY_MS);
        await remindOfAnswers.run(app.platform);
      }
      expect(await remindersOf(id)).toBe(2);
      await set(employer, id, answer);
      await set(employer, id, 'Active');
      expect(await remindersOf(id)).toBe(2);
      app.clock.advance(DAY_MS);
      await endUnanswered.run(app.platform);
      expect(await listOf(seeker)).toMatchObject([{ status: 'Closed', endedReason: 'no_answer' }]);
    },
  );

  it('is due no more once the application is withdrawn or the job closed', async () => {
    const employer = await signUpEmployer(app);
    const withdrawn = await applied(employer);
    const closed = await applied(employer);
    await app.api.withdrawApplication({ id: withdrawn.id, as: withdrawn.seeker });
    await app.api.closeJob({ jobId: closed.jobId, as: employer });
    for (const { seeker } of [withdrawn, closed]) {
      expect(await listOf(seeker)).toMatchObject([{ answerDueAt: null }]);
    }
    const { applications } = await ownList(employer);
    expect(applications.map(({ answerDueAt }) => answerDueAt)).toEqual([null, null]);
  });

  it('is listed as due from a week before, the earliest first', async () => {
    const employer = await signUpEmployer(app);
    const first = await applied(employer);
    app.clock.advance(DAY_MS);
    const second = await applied(employer);
    const idsOf = async (query: string) => {
      const { applications, count } = await ownList(employer, query);
      expect(count).toBe(String(applications.length));
      return applications.map(({ id }) => id);
    };
    app.clock.advance(6 * DAY_MS - 1);
    expect(await idsOf('?state=due')).toEqual([]);
    app.clock.advance(1);
    expect(await idsOf('?state=due')).toEqual([first.id]);
    app.clock.advance(DAY_MS);
    expect(await idsOf('?state=due&sort=due')).toEqual([first.id, second.id]);
    expect(await idsOf('?state=due')).toEqual([second.id, first.id]);
    await set(employer, first.id, 'Interviewing');
    expect(await idsOf('?state=due')).toEqual([second.id]);
    expect(await idsOf('?state=open&sort=due')).toEqual([second.id, first.id]);
  });

  it('orders every page of a list by when it is due, without gaps', async () => {
    const employer = await signUpEmployer(app);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.push((await applied(employer)).id);
      app.clock.advance(MINUTE_MS);
    }
    const [answered = ''] = ids.splice(1, 1);
    await set(employer, answered, 'Interviewing');
    const listed: string[] = [];
    let query: string | undefined = '?sort=due&limit=2';
    while (query !== undefined) {
      const page = await ownList(employer, query);
      listed.push(...page.applications.map(({ id }) => id));
      query = page.next && new URL(page.next, 'http://x').search;
    }
    expect(listed).toEqual([...ids, answered]);
  });
});

describe('an employer', () => {
  it('is reminded after 7 and 12 days, in one mail for all applicants', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
    const due = fromNow(14 * DAY_MS);
    await applied(employer, 'Barista');
    await applied(employer, 'Baker');
    await mailsTo(employer);
    const remind = async () => {
      await remindOfAnswers.run(app.platform);
      return mailsTo(employer);
    };
    app.clock.advance(7 * DAY_MS - 1);
    expect(await remind()).toEqual([]);
    app.clock.advance(1);
    const [mail, ...more] = await remind();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: '2 applicants are waiting for your answer',
      messageId: `answers-due.${employer.id}.${app.clock.read().getTime()}`,
    });
    expect(mail?.text).toContain(`Barista: 1 waiting, due on ${formatDay(due)}`);
    expect(mail?.html).toContain('/employer/applications?state=due');
    expect(await remind()).toEqual([]);
    app.clock.advance(5 * DAY_MS);
    expect(await remind()).toHaveLength(1);
    app.clock.advance(5 * DAY_MS);
    expect(await remind()).toEqual([]);
  });

  it('is not reminded of what is answered, withdrawn or closed by then', async () => {
    const employer = await signUpEmployer(app);
    const answered = await applied(employer);
    const withdrawn = await applied(employer);
    const closed = await applied(employer);
    await mailsTo(employer);
    app.clock.advance(8 * DAY_MS);
    await remindOfAnswers.run(app.platform);
    await set(employer, answered.id, 'Declined');
    await app.api.withdrawApplication({ id: withdrawn.id, as: withdrawn.seeker });
    await app.api.closeJob({ jobId: closed.jobId, as: employer });
    expect(await mailsTo(employer)).toEqual([]);
  });

  it('is reminded of an application that another task changes at that moment', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await applied(employer);
    app.clock.advance(8 * DAY_MS);
    const held = await lockRow(app, 'applications', id);
    const reminding = remindOfAnswers.run(app.platform);
    await held.waitUntilContended();
    await held.release();
    await reminding;
    expect(await remindersOf(id)).toBe(1);
  });

  it('is reminded once by concurrent instances', async () => {
    const employer = await signUpEmployer(app);
    await applied(employer);
    await mailsTo(employer);
    app.clock.advance(8 * DAY_MS);
    await Promise.all([1, 2, 3].map(() => remindOfAnswers.run(app.platform)));
    expect(await mailsTo(employer)).toHaveLength(1);
  });
});

describe('an application without an answer', () => {
  it('ends after 21 days, with one notice and one mail', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, id } = await applied(employer);
    await mailsTo(seeker);
    app.clock.advance(21 * DAY_MS - 1);
    await endUnanswered.run(app.platform);
    expect(await listOf(seeker)).toMatchObject([{ status: 'pending' }]);
    app.clock.advance(1);
    await Promise.all([1, 2, 3].map(() => endUnanswered.run(app.platform)));
    expect(await listOf(seeker)).toMatchObject([
      { id, status: 'Closed', endedReason: 'no_answer', answerDueAt: null },
    ]);
    const notices = await app.api.listNotices({ as: seeker });
    expect(notices.json()).toMatchObject({
      notices: [{ applicationId: id, status: 'Closed', reason: 'no_answer' }],
      unreadCount: 1,
    });
    const mails = await mailsTo(seeker);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('did not answer');
    expect((await set(employer, id, 'Accepted')).statusCode).toBe(409);
  });

  it('ends 21 days after it was reopened, not after it was made', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await applied(employer);
    app.clock.advance(20 * DAY_MS);
    await set(employer, id, 'Declined');
    await tellOfChanges();
    await set(employer, id, 'Active');
    // The sessions end before the clock does.
    const readStored = () =>
      app.database
        .selectFrom('applications')
        .select(['status', 'ended_reason'])
        .where('id', '=', id)
        .executeTakeFirst();
    app.clock.advance(21 * DAY_MS - 1);
    await endUnanswered.run(app.platform);
    expect(await readStored()).toEqual({ status: 'submitted', ended_reason: null });
    app.clock.advance(1);
    await endUnanswered.run(app.platform);
    expect(await readStored()).toEqual({ status: 'ended', ended_reason: 'no_answer' });
  });

  it('ends with its job instead, if that closes before', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, jobId } = await applied(employer);
    app.clock.advance(21 * DAY_MS);
    await app.api.closeJob({ jobId, as: employer });
    await endUnanswered.run(app.platform);
    expect(await listOf(seeker)).toMatchObject([{ endedReason: 'closed' }]);
  });

  it('ends with another of the same applicants whose job has closed, without a deadlock', async () => {
    const employer = await signUpEmployer(app);
    const closesAt = { closes_at: fromNow(200 * DAY_MS) };
    const closed = await insertJob(app, employer, closesAt);
    const open = await insertJob(app, employer, closesAt);
    await sql`
      with seeker as (
        insert into seekers
          (id, first_name, last_name, email, password_hash, terms_accepted_at, terms_version)
        select gen_random_uuid(), 'Kim', 'Lane', 'two' || number || '@example.com', 'x', now(), '1'
        from generate_series(1, 40) as number returning id)
      insert into applications (id, job_id, employer_id, seeker_id, created_at, updated_at)
      select gen_random_uuid(), job, ${employer.id}, id, ${app.clock.read()}, ${app.clock.read()}
      from seeker, unnest(${[closed, open]}::uuid[]) with ordinality as jobs (job, place)
      order by place, case place when 1 then id end, id desc`.execute(app.database);
    app.clock.advance(21 * DAY_MS);
    const again = await signInAgain(app, employer, 'employer');
    await app.api.closeJob({ jobId: closed, as: again });
    const closedAt = app.clock.read().toISOString();
    await Promise.all([
      endApplications.run(app.platform, { jobId: closed, closedAt }),
      endUnanswered.run(app.platform),
    ]);
    const { rows } = await sql`
      select ended_reason, count(*) from applications
      where job_id = any(${[closed, open]}) group by 1 order by 1`.execute(app.database);
    expect(rows).toEqual([
      { ended_reason: 'closed', count: 40 },
      { ended_reason: 'no_answer', count: 40 },
    ]);
    // Hundreds of mails that no test reads.
    await sql`delete from graphile_worker._private_jobs`.execute(app.database);
  });

  it('can be made again while the job is active', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, jobId, id } = await applied(employer);
    app.clock.advance(21 * DAY_MS);
    await endUnanswered.run(app.platform);
    const body = { userId: seeker.id };
    const again = await app.api.applyToJob({ jobId, as: seeker, body });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({
      application: { id, answerDueAt: fromNow(14 * DAY_MS).toISOString() },
    });
    await endUnanswered.run(app.platform);
    expect(await listOf(seeker)).toMatchObject([{ id, status: 'pending' }]);
  });
});
