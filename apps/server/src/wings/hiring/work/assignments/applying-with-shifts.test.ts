import type { Application, EmployerApplication } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpSeeker, type TestAccount } from '../../../../../test/database/insert-accounts.ts';
import { insertForm } from '../../../../../test/database/insert-applications.ts';
import {
  apply,
  insertShiftJob,
  SATURDAY,
  type ShiftJob,
  SUNDAY,
} from '../../../../../test/database/insert-shifts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const weekend = { openings: 2, shifts: [SATURDAY, SUNDAY] };

async function ownApplication(seeker: TestAccount): Promise<Application | undefined> {
  const response = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
  return response.json<Application[]>()[0];
}

async function employersView({ employer }: ShiftJob): Promise<EmployerApplication | undefined> {
  const response = await app.api.listEmployerApplications({
    employerId: employer.id,
    as: employer,
  });
  return response.json<{ applications: EmployerApplication[] }>().applications[0];
}

describe('applying to a job with shifts', () => {
  it('means all of them unless it says which', async () => {
    const job = await insertShiftJob(app, weekend);
    const { seeker, response } = await apply(app, job);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      application: { shifts: job.shifts, timeZone: 'America/New_York' },
    });
    expect(await ownApplication(seeker)).toMatchObject({ shifts: job.shifts });
    expect(await employersView(job)).toMatchObject({
      shiftIds: job.shifts.map(({ id }) => id),
      assignedShiftIds: [],
      freeShifts: null,
    });
  });

  it('names those that the applicant can work, once each', async () => {
    const job = await insertShiftJob(app, weekend);
    const [, sunday] = job.shifts;
    const shiftIds = [sunday?.id ?? '', sunday?.id ?? ''];
    const { seeker, response } = await apply(app, job, { shiftIds });
    expect(response.json()).toMatchObject({ application: { shifts: [sunday] } });
    expect(await ownApplication(seeker)).toMatchObject({ shifts: [sunday] });
    expect(await employersView(job)).toMatchObject({ shiftIds: [sunday?.id] });
  });

  it('goes through the form as well', async () => {
    const job = await insertShiftJob(app, weekend);
    await insertForm(app, job.jobId);
    const seeker = await signUpSeeker(app);
    const [saturday] = job.shifts;
    const response = await app.api.applyToJob({
      jobId: job.jobId,
      as: seeker,
      body: {
        userId: seeker.id,
        shiftIds: [saturday?.id],
        applicationData: { basicFields: {}, documents: {}, answers: { 1: 'For the coffee.' } },
      },
    });
    expect(response.statusCode).toBe(201);
    expect(await employersView(job)).toMatchObject({ shiftIds: [saturday?.id] });
  });

  it('is refused for shifts of another job, and for those taken out', async () => {
    const job = await insertShiftJob(app, weekend);
    const other = await insertShiftJob(app, weekend);
    const { seeker, response } = await apply(app, job, { shiftIds: [other.shifts[0]?.id ?? ''] });
    expect(response.statusCode).toBe(400);
    const edit = await app.api.updateJob({
      jobId: job.jobId,
      as: job.employer,
      body: { shifts: [job.shifts[0]] },
    });
    expect(edit.statusCode).toBe(200);
    const removed = await apply(app, job, { as: seeker, shiftIds: [job.shifts[1]?.id ?? ''] });
    expect(removed.response.statusCode).toBe(400);
    expect(removed.response.json()).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: ['shiftIds', '0'] }],
    });
    expect(await ownApplication(seeker)).toBeUndefined();
  });

  it('replaces what an earlier application said', async () => {
    const job = await insertShiftJob(app, weekend);
    const [saturday, sunday] = job.shifts;
    const { seeker, applicationId } = await apply(app, job, { shiftIds: [saturday?.id ?? ''] });
    await app.api.withdrawApplication({ id: applicationId, as: seeker });
    await apply(app, job, { as: seeker, shiftIds: [sunday?.id ?? ''] });
    expect(await ownApplication(seeker)).toMatchObject({ shifts: [sunday] });
  });

  it('answers none of a job without shifts', async () => {
    const { response } = await apply(app, await insertShiftJob(app, { shifts: [] }));
    expect(response.json()).toMatchObject({ application: { shifts: [] } });
  });
});

describe('for how many shifts an applicant is free', () => {
  const free = {
    timeZone: 'America/New_York',
    weekly: [{ weekday: 'sat', start: '06:00', end: '14:00' }],
    busy: [],
    share: true,
    weeklyHoursMax: null,
  };
  const say = (as: TestAccount, body: object) => app.api.updateAvailability({ as, body });

  it('is fixed when applying', async () => {
    const job = await insertShiftJob(app, weekend);
    const seeker = await signUpSeeker(app);
    await say(seeker, free);
    await apply(app, job, { as: seeker });
    expect(await employersView(job)).toMatchObject({ freeShifts: { free: 1, of: 2 } });
    await say(seeker, { ...free, weekly: [] });
    expect(await employersView(job)).toMatchObject({ freeShifts: { free: 1, of: 2 } });
  });

  it('is not told unless it is shared', async () => {
    const job = await insertShiftJob(app, weekend);
    const seeker = await signUpSeeker(app);
    await say(seeker, { ...free, share: false });
    await apply(app, job, { as: seeker });
    expect(await employersView(job)).toMatchObject({ freeShifts: null });
  });
});
