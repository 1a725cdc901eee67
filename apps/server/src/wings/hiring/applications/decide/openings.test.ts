import type { Job } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** A job with so many openings, and applicants for it. */
async function jobWith(openings: number, applicants: number) {
  const employer = await signUpEmployer(app);
  const jobId = await insertJob(app, employer, { openings });
  const seekers: TestAccount[] = [];
  const ids: string[] = [];
  for (let n = 0; n < applicants; n += 1) {
    const seeker = await signUpSeeker(app);
    seekers.push(seeker);
    ids.push(await insertApplication(app, { jobId, employerId: employer.id, seekerId: seeker.id }));
  }
  return { employer, jobId, seekers, ids };
}

function accept(employer: TestAccount, id: string | undefined) {
  return app.api.changeApplicationStatus({
    id: id ?? '',
    as: employer,
    body: { status: 'Accepted' },
  });
}

function remove(employer: TestAccount, id: string | undefined) {
  return app.api.deleteApplication({ id: id ?? '', as: employer });
}

function edit(employer: TestAccount, jobId: string, body: object) {
  return app.api.updateJob({ jobId, as: employer, body });
}

async function jobNow(jobId: string) {
  const job = (await app.api.getJob({ jobId })).json<Job>();
  return `${job.status} ${String(job.closedReason)}, ${job.openingsLeft} of ${job.openings}`;
}

async function placesOf(ids: readonly string[]): Promise<(number | null | undefined)[]> {
  const rows = await app.database
    .selectFrom('applications')
    .select(['id', 'place'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.place);
}

describe('a job with several openings', () => {
  it('gives each accepted applicant a place, and closes with the last', async () => {
    const { employer, jobId, ids } = await jobWith(3, 4);
    const first = await accept(employer, ids[0]);
    expect(first.json()).toMatchObject({
      data: { application: { job: { status: 'Active', openings: 3, openingsLeft: 2 } } },
    });
    expect(await jobNow(jobId)).toBe('Active null, 2 of 3');
    await accept(employer, ids[1]);
    const last = await accept(employer, ids[2]);
    expect(last.json()).toMatchObject({
      data: { application: { job: { status: 'Closed', openingsLeft: 0 } } },
    });
    expect(await jobNow(jobId)).toBe('Closed filled, 0 of 3');
    expect(await placesOf(ids)).toEqual([1, 2, 3, null]);
    const refused = await accept(employer, ids[3]);
    expect(refused.json()).toMatchObject({
      code: 'job_already_accepted',
      message: 'All 3 openings of this job are filled.',
    });
  });

  it('takes and declines others as before, until it is filled', async () => {
    const { employer, jobId, ids } = await jobWith(2, 2);
    await accept(employer, ids[0]);
    const seeker = await signUpSeeker(app);
    const applied = await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    expect(applied.statusCode).toBe(201);
    const declined = await app.api.changeApplicationStatus({
      id: ids[1] ?? '',
      as: employer,
      body: { status: 'Declined' },
    });
    expect(declined.statusCode).toBe(200);
  });

  it('has a place free again when its employer deletes an accepted application', async () => {
    const { employer, jobId, ids } = await jobWith(3, 3);
    await accept(employer, ids[0]);
    await accept(employer, ids[1]);
    await remove(employer, ids[0]);
    expect(await jobNow(jobId)).toBe('Active null, 2 of 3');
    await accept(employer, ids[2]);
    expect(await placesOf(ids)).toEqual([null, 2, 1]);
  });

  it('stays closed once filled, though a place is free, until it is reposted', async () => {
    const { employer, jobId, seekers, ids } = await jobWith(2, 3);
    await accept(employer, ids[0]);
    await accept(employer, ids[1]);
    const refused = await edit(employer, jobId, { status: 'Active' });
    expect(refused.json()).toMatchObject({ code: 'job_has_accepted_applicant' });
    const withdrawn = await app.api.withdrawApplication({
      id: ids[0] ?? '',
      as: seekers[0],
      body: {},
    });
    expect(withdrawn.statusCode).toBe(200);
    expect(await jobNow(jobId)).toBe('Closed filled, 1 of 2');
    const reposted = await edit(employer, jobId, { status: 'Active' });
    expect(reposted.json()).toMatchObject({ job: { status: 'Active', openingsLeft: 1 } });
    expect((await accept(employer, ids[2])).statusCode).toBe(200);
    expect(await jobNow(jobId)).toBe('Closed filled, 0 of 2');
  });

  it('mails its employer how many places are left when an accepted applicant leaves', async () => {
    const { employer, jobId, seekers, ids } = await jobWith(3, 2);
    await accept(employer, ids[0]);
    await accept(employer, ids[1]);
    app.mails.take();
    const [first] = seekers;
    if (!first) throw new Error('nobody applied');
    const gone = await app.api.deleteMyAccount({
      userId: first.id,
      as: first,
      body: { password: PASSWORD },
    });
    expect(gone.statusCode).toBe(204);
    expect(await jobNow(jobId)).toBe('Active null, 2 of 3');
    await app.runTasks();
    const mails = app.mails.take().filter(({ to }) => to === employer.email);
    expect(mails).toMatchObject([
      { subject: expect.stringMatching(/^An applicant for “Barista” has withdrawn$/) as string },
    ]);
    expect(mails[0]?.text).toContain('Of the 3 openings, 2 are left.');
  });

  it('lists one of its accepted applications for each job', async () => {
    const { employer, jobId, ids } = await jobWith(2, 2);
    await accept(employer, ids[1]);
    app.clock.advance(1_000);
    await accept(employer, ids[0]);
    const listed = await app.api.listEmployerJobs({ employerId: employer.id, as: employer });
    expect(listed.json()).toMatchObject({ filledJobs: [{ jobId, applicationId: ids[1] }] });
  });
});

describe('the database', () => {
  it('refuses one acceptance more than there are openings, no matter who asks', async () => {
    const { jobId, ids } = await jobWith(2, 3);
    const acceptDirectly = (id: string) =>
      app.database
        .updateTable('applications')
        .set({ status: 'accepted', accepted_at: app.clock.read() })
        .where('id', '=', id)
        .execute();
    const outcomes = await Promise.allSettled(ids.map(acceptDirectly));
    const failures = outcomes.filter(({ status }) => status === 'rejected');
    expect(failures).toMatchObject([{ reason: { constraint: 'applications_take_a_place' } }]);
    expect(await jobNow(jobId)).toBe('Active null, 0 of 2');
  });

  it('keeps two accepted applicants from one place', async () => {
    const { employer, ids } = await jobWith(2, 2);
    await accept(employer, ids[0]);
    await accept(employer, ids[1]);
    const same = app.database
      .updateTable('applications')
      .set({ place: 1 })
      .where('id', '=', ids[1] ?? '')
      .execute();
    await expect(same).rejects.toMatchObject({ constraint: 'applications_places' });
  });

  it('refuses fewer openings than there are accepted', async () => {
    const { employer, jobId, ids } = await jobWith(3, 2);
    await accept(employer, ids[0]);
    await accept(employer, ids[1]);
    const fewer = app.database
      .updateTable('jobs')
      .set({ openings: 1 })
      .where('id', '=', jobId)
      .execute();
    await expect(fewer).rejects.toMatchObject({ constraint: 'jobs_openings_hold_accepted' });
  });
});

describe('editing the openings', () => {
  it('below the accepted is refused, at the field', async () => {
    const { employer, jobId, ids } = await jobWith(4, 2);
    await accept(employer, ids[0]);
    await accept(employer, ids[1]);
    const refused = await edit(employer, jobId, { openings: 1 });
    expect(refused.statusCode).toBe(409);
    const message = '2 applicants are accepted, so the job has at least 2 openings.';
    expect(refused.json()).toMatchObject({
      code: 'openings_below_accepted',
      message,
      issues: [{ path: ['openings'], message }],
    });
    expect(await jobNow(jobId)).toBe('Active null, 2 of 4');
  });

  it('moves anyone who has a place beyond them', async () => {
    const { employer, jobId, ids } = await jobWith(4, 3);
    for (const id of ids) await accept(employer, id);
    await remove(employer, ids[0]);
    await edit(employer, jobId, { openings: 3 });
    expect(await placesOf(ids)).toEqual([null, 2, 3]);
    await remove(employer, ids[1]);
    await edit(employer, jobId, { openings: 2 });
    expect(await placesOf(ids)).toEqual([null, null, 1]);
    expect(await jobNow(jobId)).toBe('Active null, 1 of 2');
  });

  it('to as many as are accepted closes the job as filled', async () => {
    const { employer, jobId, seekers, ids } = await jobWith(5, 2);
    await accept(employer, ids[0]);
    const edited = await edit(employer, jobId, { openings: 1 });
    expect(edited.json()).toMatchObject({ job: { status: 'Closed', closedReason: 'filled' } });
    const [, waiting] = seekers;
    const own = await app.api.listSeekerApplications({ userId: waiting?.id ?? '', as: waiting });
    expect(own.json()).toMatchObject([{ status: 'Closed', endedReason: 'filled' }]);
  });

  it('adds to the revision, and keeps what they were', async () => {
    const { employer, jobId } = await jobWith(1, 0);
    const { job } = (await edit(employer, jobId, { openings: 4 })).json<{
      job: { revision: number; openings: number };
    }>();
    expect(job).toMatchObject({ revision: 2, openings: 4 });
    const former = await app.database
      .selectFrom('former_openings')
      .select(['openings', 'until'])
      .where('job_id', '=', jobId)
      .execute();
    expect(former).toEqual([{ openings: 1, until: app.clock.read() }]);
  });
});

describe('acceptances of a job within thirty days', () => {
  it('are limited to its openings and two more', async () => {
    const { employer, jobId, ids } = await jobWith(3, 6);
    for (const id of ids.slice(0, 5)) {
      expect((await accept(employer, id)).statusCode).toBe(200);
      await remove(employer, id);
      await edit(employer, jobId, { status: 'Active' });
    }
    const sixth = await accept(employer, ids[5]);
    expect(sixth.statusCode).toBe(409);
    const { code, message } = sixth.json<{ code: string; message: string }>();
    expect(code).toBe('accept_limit_reached');
    expect(message).toContain('You have accepted 5 applicants for this job within 30 days');
    expect(message).toContain('as many as 3 openings allow');
  });

  it('are limited by the fewest openings since the first of them', async () => {
    const { employer, jobId, ids } = await jobWith(1, 4);
    for (const id of ids.slice(0, 3)) {
      expect((await accept(employer, id)).statusCode).toBe(200);
      await remove(employer, id);
      await edit(employer, jobId, { status: 'Active', openings: 5 });
    }
    const fourth = await accept(employer, ids[3]);
    expect(fourth.json()).toMatchObject({ code: 'accept_limit_reached' });
  });

  it('may be more where the openings were raised before the first', async () => {
    const { employer, jobId, ids } = await jobWith(1, 4);
    await edit(employer, jobId, { openings: 4 });
    app.clock.advance(1);
    for (const id of ids) expect((await accept(employer, id)).statusCode).toBe(200);
    expect(await jobNow(jobId)).toBe('Closed filled, 0 of 4');
  });
});
