import type { ApplicationStatus } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
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

async function jobWith(...statuses: ApplicationStatus[]) {
  const employer = await signUpEmployer(app);
  const jobId = await insertJob(app, employer);
  const ids: string[] = [];
  for (const status of statuses) {
    const { id: seekerId } = await signUpSeeker(app);
    ids.push(await insertApplication(app, { jobId, employerId: employer.id, seekerId, status }));
  }
  return { employer, jobId, ids };
}

function set(employer: TestAccount, applicationId: string | undefined, status: string) {
  return app.api.changeApplicationStatus({
    id: applicationId ?? '',
    as: employer,
    body: { status },
  });
}

async function statusInDatabase(id: string | undefined) {
  return app.database
    .selectFrom('applications')
    .select(['status', 'accepted_at'])
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
}

async function jobStatus(jobId: string) {
  return (await app.api.getJob({ jobId })).json<{ status: string }>().status;
}

async function closeJob(jobId: string) {
  await app.database
    .updateTable('jobs')
    .set({ status: 'Closed', closed_at: app.clock.read() })
    .where('id', '=', jobId)
    .execute();
}

describe('accepting', () => {
  it('closes the job and records when', async () => {
    const { employer, jobId, ids } = await jobWith('submitted');
    const response = await set(employer, ids[0], 'Accepted');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      data: {
        acceptedDate: '2026-11-20T12:00:00.000Z',
        application: {
          id: ids[0],
          status: 'Accepted',
          acceptedDate: '2026-11-20T12:00:00.000Z',
          job: { id: jobId, status: 'Closed' },
        },
      },
    });
    expect(await jobStatus(jobId)).toBe('Closed');
  });

  it('is possible for one applicant per job', async () => {
    const { employer, ids } = await jobWith('submitted', 'interviewing');
    await set(employer, ids[0], 'Accepted');
    const second = await set(employer, ids[1], 'Accepted');
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'job_already_accepted',
      message: 'Another applicant has already been accepted for this job.',
    });
    expect(await statusInDatabase(ids[1])).toEqual({ status: 'interviewing', accepted_at: null });
  });

  it('is not possible on a closed job', async () => {
    const { employer, jobId, ids } = await jobWith('submitted');
    await closeJob(jobId);
    const response = await set(employer, ids[0], 'Accepted');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'job_closed' });
    expect(await statusInDatabase(ids[0])).toEqual({ status: 'submitted', accepted_at: null });
  });
});

describe('declining and reopening', () => {
  it('declines, and leaves the job open', async () => {
    const { employer, jobId, ids } = await jobWith('submitted');
    const response = await set(employer, ids[0], 'Declined');
    expect(response.json()).toMatchObject({
      data: { acceptedDate: null, application: { status: 'Declined' } },
    });
    expect(await jobStatus(jobId)).toBe('Active');
  });

  it('are possible only while the job is active', async () => {
    const { employer, jobId, ids } = await jobWith('submitted', 'declined');
    expect((await set(employer, ids[1], 'Active')).statusCode).toBe(200);
    expect((await set(employer, ids[1], 'Declined')).statusCode).toBe(200);
    await closeJob(jobId);
    for (const [id, word] of [
      [ids[0], 'Declined'],
      [ids[1], 'Active'],
    ] as const) {
      const response = await set(employer, id, word);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'job_closed' });
    }
  });
});

describe('stages', () => {
  it('can change in any order while the application is undecided', async () => {
    const { employer, ids } = await jobWith('submitted');
    for (const word of ['Under Review', 'Interviewing', 'Under Review', 'Active']) {
      const response = await set(employer, ids[0], word);
      expect(response.json()).toMatchObject({ data: { application: { status: word } } });
    }
  });
});

describe('an illegal move', () => {
  it.each([
    ['accepted', 'Accepted'],
    ['accepted', 'Declined'],
    ['accepted', 'Active'],
    ['accepted', 'Interviewing'],
    ['declined', 'Accepted'],
    ['declined', 'Declined'],
    ['declined', 'Under Review'],
    ['withdrawn', 'Accepted'],
    ['withdrawn', 'Declined'],
    ['withdrawn', 'Active'],
  ] as const)('from %s to %s', async (from, to) => {
    const { employer, ids } = await jobWith(from);
    const before = await statusInDatabase(ids[0]);
    const response = await set(employer, ids[0], to);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'illegal_status_change' });
    expect(await statusInDatabase(ids[0])).toEqual(before);
  });

  it.each(['Withdrawn', 'pending', 'Rejected', 'accepted', ''])(
    'to %j, which is no status of an employer',
    async (word) => {
      const { employer, ids } = await jobWith('submitted');
      expect((await set(employer, ids[0], word)).statusCode).toBe(400);
    },
  );
});

describe('access to an application', () => {
  it('is limited to the job’s employer; for others it does not exist', async () => {
    const { ids } = await jobWith('submitted');
    const other = await signUpEmployer(app);
    expect((await set(other, ids[0], 'Accepted')).statusCode).toBe(404);
    expect(await statusInDatabase(ids[0])).toEqual({ status: 'submitted', accepted_at: null });
  });

  it('ends once the employer has deleted it', async () => {
    const { employer, ids } = await jobWith('submitted');
    await app.database
      .updateTable('applications')
      .set({ hidden_from_employer_at: app.clock.read() })
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect((await set(employer, ids[0], 'Accepted')).statusCode).toBe(404);
  });

  it('does not let the body change anything but the status', async () => {
    const { employer, ids } = await jobWith('submitted');
    const body = { status: 'Accepted', acceptedDate: '2030-01-01T00:00:00Z', employerId: 'x' };
    const response = await app.api.changeApplicationStatus({
      id: ids[0] ?? '',
      as: employer,
      body,
    });
    expect(response.json()).toMatchObject({ data: { acceptedDate: '2026-11-20T12:00:00.000Z' } });
  });
});
