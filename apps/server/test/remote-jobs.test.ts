import { type Assignment, type Job, type JobSummary, locationTypes } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signUpEmployer, signUpSeeker, type TestAccount } from './database/insert-accounts.ts';
import { insertApplication } from './database/insert-applications.ts';
import { insertJob } from './database/insert-jobs.ts';
import { insertHire, insertShiftJob } from './database/insert-shifts.ts';

const STREET = '12 Homestead Lane';
const ZIP = '27613';
const SHIFT = { date: '2026-12-04', start: '18:00', end: '23:00' };

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe.each(locationTypes)('a job that is %s', (location_type) => {
  const isRemote = location_type === 'Remote';
  const place = { location_type, address: STREET, zip_code: ZIP, city: `City ${location_type}` };
  const shown = isRemote
    ? { address: null, zipCode: null, locationType: location_type }
    : { address: STREET, zipCode: ZIP, locationType: location_type };

  let employer: TestAccount;
  let jobId: string;

  beforeAll(async () => {
    employer = await signUpEmployer(app);
    jobId = await insertJob(app, employer, place);
  });

  const read = async (path: string, as?: TestAccount) => {
    const response = await app.call('GET', path, as ? { as } : {});
    expect(response.statusCode).toBe(200);
    return response;
  };

  it('has an address in public unless it is remote', async () => {
    const other = await insertJob(app, employer, place);
    expect((await read(`/api/jobs/${jobId}`)).json()).toMatchObject(shown);
    const lists = [
      `/jobs/filteredJobs?searchLocation=${encodeURIComponent(place.city)}`,
      `/jobs/searchjobs?searchLocation=${encodeURIComponent(place.city)}`,
      `/api/employers/${employer.id}/jobs`,
      `/api/jobs/${other}/similar`,
    ];
    for (const path of lists) {
      const body = (await read(path)).json<Job[] | { rows?: Job[]; jobs?: Job[] }>();
      const jobs = Array.isArray(body) ? body : (body.rows ?? body.jobs ?? []);
      expect(jobs.find(({ id }) => id === jobId)).toMatchObject(shown);
    }
  });

  it('keeps its address for its employer, who may edit it', async () => {
    const own = { address: STREET, zipCode: ZIP };
    const list = await read(`/employerjobs/jobs/${employer.id}`, employer);
    expect(list.body).toContain(STREET);
    const body = { description: 'Help our guests at the door.' };
    const edited = await app.api.updateJob({ jobId, as: employer, body });
    expect(edited.json()).toMatchObject({ job: own });
    const moved = await app.api.updateJob({
      jobId,
      as: employer,
      body: { locationType: 'On-site' },
    });
    expect(moved.json()).toMatchObject({ job: own });
    expect((await read(`/api/jobs/${jobId}`)).json()).toMatchObject(own);
    await app.database.updateTable('jobs').set({ location_type }).where('id', '=', jobId).execute();
  });

  it('says so to those who saved it or applied', async () => {
    const seeker = await signUpSeeker(app, { profile: {} });
    const body = { userId: seeker.id, jobId };
    await app.api.saveJob({ as: seeker, body });
    await insertApplication(app, { jobId, employerId: employer.id, seekerId: seeker.id });
    for (const path of [`/savedjobs/${seeker.id}`, `/applications/user/${seeker.id}`]) {
      const [row] = (await read(path, seeker)).json<{ job: JobSummary }[]>();
      expect(row?.job.locationType).toBe(location_type);
    }
  });

  it('sends nobody who works there to an address if it is remote', async () => {
    const job = await insertShiftJob(app, { ...place, shifts: [{ ...SHIFT, capacity: 1 }] });
    const { seeker } = await insertHire(app, job, { as: await signUpSeeker(app, { profile: {} }) });
    const { shifts } = (await read('/api/shifts', seeker)).json<{ shifts: Assignment[] }>();
    expect(shifts.length).toBeGreaterThan(0);
    for (const shift of shifts) expect(shift).toMatchObject(shown);
  });
});
