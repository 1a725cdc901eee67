import {
  type ApplicationStatus,
  type ClosedReason,
  DAY_MS,
  HOUR_MS,
  type Responsiveness,
} from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { computeResponsiveness } from './compute-responsiveness.ts';

let app: TestApp;
let seeker: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  seeker = await signUpSeeker(app);
});

afterAll(() => app.close());

const daysAgo = (days: number) => new Date(app.clock.read().getTime() - days * DAY_MS);

interface Step {
  readonly status: ApplicationStatus;
  /** After applying. */
  readonly afterDays: number;
  readonly endedReason?: ClosedReason;
  readonly isBroughtBack?: boolean;
}

/** An application made `appliedDaysAgo`, and what became of it. */
async function apply(employer: TestAccount, appliedDaysAgo: number, ...steps: Step[]) {
  const jobId = await insertJob(app, employer);
  const appliedAt = daysAgo(appliedDaysAgo);
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  const at = { created_at: appliedAt, updated_at: appliedAt };
  const id = await insertApplication(app, { ...own, ...at });
  for (const step of steps) await move(id, appliedAt, step);
  return { id, jobId, appliedAt };
}

async function move(
  id: string,
  appliedAt: Date,
  { status, afterDays, endedReason, isBroughtBack }: Step,
) {
  const at = new Date(appliedAt.getTime() + afterDays * DAY_MS);
  await app.database
    .updateTable('applications')
    .set({
      status,
      told_status: status === 'withdrawn' ? 'submitted' : status,
      ended_reason: endedReason ?? null,
      accepted_at: status === 'accepted' ? at : null,
      brought_back_at: isBroughtBack ? at : null,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

async function applyTimes(employer: TestAccount, times: number, daysAgo: number, ...steps: Step[]) {
  for (let time = 0; time < times; time += 1) await apply(employer, daysAgo, ...steps);
}

async function computed(employer: TestAccount): Promise<Responsiveness | null> {
  await computeResponsiveness.run(app.platform);
  return read(employer);
}

async function read({ id }: TestAccount): Promise<Responsiveness | null> {
  const response = await app.api.getEmployer({ employerId: id });
  return response.json<{ responsiveness: Responsiveness | null }>().responsiveness;
}

const declined = (afterDays: number): Step => ({ status: 'declined', afterDays });

describe('the responsiveness of an employer', () => {
  it('is computed from real applications and decisions, and shown on company and job', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { closes_at: daysAgo(-90) });
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      const applicant = await signUpSeeker(app, { profile: { bio: 'Early riser.' } });
      const body = { userId: applicant.id };
      const response = await app.api.applyToJob({ jobId, as: applicant, body });
      ids.push(response.json<{ application: { id: string } }>().application.id);
    }
    app.clock.advance(2 * DAY_MS);
    for (const id of ids.slice(0, 8)) {
      const body = { status: 'Declined' };
      const response = await app.api.changeApplicationStatus({ id, as: employer, body });
      expect(response.statusCode).toBe(200);
    }
    app.clock.advance(19 * DAY_MS - 1);
    expect(await computed(employer)).toBeNull();
    app.clock.advance(DAY_MS);
    const expected = { answeredShare: 0.8, medianDays: 2, asOf: app.clock.read().toISOString() };
    expect(await computed(employer)).toEqual(expected);
    const job = await app.api.getJob({ jobId });
    expect(job.json()).toMatchObject({ responsiveness: expected });
    const own = await app.api.getOwnEmployer({ as: employer });
    expect(own.json()).toMatchObject({ employer: { responsiveness: expected } });
  });

  it.each([
    ['accepted', { status: 'accepted', afterDays: 1 }],
    ['declined', { status: 'declined', afterDays: 1 }],
    ['interviewing', { status: 'interviewing', afterDays: 1 }],
    ['ended as filled', { status: 'ended', afterDays: 1, endedReason: 'filled' }],
  ] as const)('counts %s as an answer', async (_name, step) => {
    const employer = await signUpEmployer(app);
    await applyTimes(employer, 10, 30, step);
    expect(await computed(employer)).toMatchObject({ answeredShare: 1, medianDays: 1 });
  });

  it('counts everything else as silence', async () => {
    const employer = await signUpEmployer(app);
    await apply(employer, 30, declined(1));
    await applyTimes(employer, 3, 30);
    await applyTimes(employer, 3, 30, { status: 'under_review', afterDays: 1 });
    await applyTimes(employer, 2, 30, { status: 'ended', afterDays: 5, endedReason: 'expired' });
    await apply(employer, 30, { status: 'withdrawn', afterDays: 3 });
    expect(await computed(employer)).toMatchObject({ answeredShare: 0.1, medianDays: 1 });
  });

  it('is a share of 0 without days if nobody was answered', async () => {
    const employer = await signUpEmployer(app);
    await applyTimes(employer, 10, 30);
    expect(await computed(employer)).toMatchObject({ answeredShare: 0, medianDays: null });
  });

  it('takes the first answer of each', async () => {
    const employer = await signUpEmployer(app);
    const interviewing = { status: 'interviewing', afterDays: 2 } as const;
    await applyTimes(employer, 10, 30, interviewing, declined(9));
    expect(await computed(employer)).toMatchObject({ answeredShare: 1, medianDays: 2 });
  });

  it('takes nothing that was undone before the applicant was told', async () => {
    const employer = await signUpEmployer(app);
    const reopened = (minutes: number): Step => ({
      status: 'submitted',
      afterDays: 2 + minutes / (24 * 60),
    });
    await applyTimes(employer, 6, 30, declined(2), reopened(5));
    const interviewing = { status: 'interviewing', afterDays: 4 } as const;
    await applyTimes(employer, 3, 30, declined(2), reopened(5), interviewing);
    await apply(employer, 30, declined(2), reopened(11));
    expect(await computed(employer)).toMatchObject({ answeredShare: 0.4, medianDays: 4 });
  });

  it('takes no filled position for who was brought back', async () => {
    const employer = await signUpEmployer(app);
    const filled = { status: 'ended', afterDays: 2, endedReason: 'filled' } as const;
    const back = { status: 'submitted', afterDays: 3, isBroughtBack: true } as const;
    await applyTimes(employer, 5, 30, filled, back);
    await applyTimes(employer, 5, 30, filled);
    expect(await computed(employer)).toMatchObject({ answeredShare: 0.5, medianDays: 2 });
  });

  it('rounds to percent and tenths of a day, and takes the middle of an even number', async () => {
    const employer = await signUpEmployer(app);
    for (const days of [0.51, 1, 2.5, 9]) await apply(employer, 40, declined(days));
    await applyTimes(employer, 7, 40);
    expect(await computed(employer)).toMatchObject({ answeredShare: 0.36, medianDays: 1.8 });
  });

  it('counts applications made 21 to 111 days ago, both included', async () => {
    const employer = await signUpEmployer(app);
    await applyTimes(employer, 5, 21, declined(1));
    await applyTimes(employer, 5, 111, declined(3));
    await applyTimes(employer, 4, 111 + 1e-6);
    await applyTimes(employer, 4, 21 - 1e-6);
    expect(await computed(employer)).toMatchObject({ answeredShare: 1, medianDays: 2 });
  });

  it('needs ten applicants', async () => {
    const employer = await signUpEmployer(app);
    await applyTimes(employer, 9, 30, declined(1));
    expect(await computed(employer)).toBeNull();
    await apply(employer, 30, declined(1));
    app.clock.advance(DAY_MS);
    expect(await computed(employer)).toMatchObject({ answeredShare: 1 });
    app.clock.advance(90 * DAY_MS);
    expect(await computed(employer)).toBeNull();
  });

  it('leaves out who withdraws within 48 hours of applying', async () => {
    const employer = await signUpEmployer(app);
    await applyTimes(employer, 9, 30, declined(1));
    await apply(employer, 30, { status: 'withdrawn', afterDays: 2 });
    expect(await computed(employer)).toBeNull();
    await apply(employer, 30, { status: 'withdrawn', afterDays: 2 + 1e-6 });
    app.clock.advance(HOUR_MS * 24);
    expect(await computed(employer)).toMatchObject({ answeredShare: 0.9 });
  });

  it('counts who applies again once, from the last time on', async () => {
    const employer = await signUpEmployer(app);
    const again = async (afterDays: number, ...steps: Step[]) => {
      const first = await apply(employer, 60, declined(1), { status: 'withdrawn', afterDays: 1.5 });
      const appliedAt = new Date(first.appliedAt.getTime() + afterDays * DAY_MS);
      await app.database
        .updateTable('applications')
        .set({ status: 'submitted', told_status: 'submitted', created_at: appliedAt })
        .set({ updated_at: appliedAt })
        .where('id', '=', first.id)
        .execute();
      for (const step of steps) await move(first.id, appliedAt, step);
    };
    for (let time = 0; time < 5; time += 1) await again(20, declined(4));
    for (let time = 0; time < 5; time += 1) await again(20);
    await again(50, declined(1));
    expect(await computed(employer)).toMatchObject({ answeredShare: 0.5, medianDays: 4 });
  });

  it('is of one employer alone', async () => {
    const [quick, silent] = [await signUpEmployer(app), await signUpEmployer(app)];
    await applyTimes(quick, 10, 30, declined(0.2));
    await applyTimes(silent, 10, 30);
    expect(await computed(quick)).toMatchObject({ answeredShare: 1, medianDays: 0.2 });
    expect(await read(silent)).toMatchObject({ answeredShare: 0, medianDays: null });
  });
});

describe('the task', () => {
  it('computes once a day, however often and concurrently it runs', async () => {
    const employer = await signUpEmployer(app);
    await applyTimes(employer, 10, 30, declined(1));
    await Promise.all([1, 2, 3].map(() => computeResponsiveness.run(app.platform)));
    const first = await read(employer);
    expect(first).toMatchObject({ asOf: app.clock.read().toISOString() });
    await applyTimes(employer, 10, 30);
    app.clock.advance(DAY_MS - 1);
    await enqueue(app.database, computeResponsiveness, {});
    await app.runTasks();
    expect(await read(employer)).toEqual(first);
    app.clock.advance(1);
    await enqueue(app.database, computeResponsiveness, {});
    await app.runTasks();
    expect(await read(employer)).toEqual({
      answeredShare: 0.5,
      medianDays: 1,
      asOf: app.clock.read().toISOString(),
    });
  });

  it('computes more employers than fit into one transaction', async () => {
    const employers: TestAccount[] = [];
    for (let n = 0; n < 101; n += 1) employers.push(await signUpEmployer(app, { plan: null }));
    await computeResponsiveness.run(app.platform);
    const { open } = await app.database
      .selectFrom('employers')
      .select((select) => select.fn.countAll<number>().as('open'))
      .where('responsiveness_as_of', 'is', null)
      .executeTakeFirstOrThrow();
    expect(open).toBe(0);
  });
});

it('cannot be edited by the employer', async () => {
  const employer = await signUpEmployer(app);
  const responsiveness = { answeredShare: 1, medianDays: 0, asOf: app.clock.read().toISOString() };
  const body = { ...responsiveness, responsiveness, answered_share: 1, city: 'Durham' };
  const response = await app.api.updateEmployer({ employerId: employer.id, as: employer, body });
  expect(response.json()).toMatchObject({ employer: { city: 'Durham', responsiveness: null } });
  expect(await computed(employer)).toBeNull();
});
