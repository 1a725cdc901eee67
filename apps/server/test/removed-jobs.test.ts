import type { Assignment, JobSummary, Notice } from '@nextshift/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertSavedJobNotice } from '../src/wings/hiring/news/notices/notices.queries.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signUpSeeker } from './database/insert-accounts.ts';
import { insertHire, insertShiftJob } from './database/insert-shifts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Somebody who saved a job, works there, and was told that it closes. */
async function world() {
  const shifts = [{ date: '2026-12-04', start: '18:00', end: '23:00', capacity: 1 }];
  const job = await insertShiftJob(app, { shifts });
  const { seeker } = await insertHire(app, job, { as: await signUpSeeker(app, { profile: {} }) });
  const saved = { userId: seeker.id, jobId: job.jobId };
  await app.api.saveJob({ as: seeker, body: saved });
  const now = app.clock.read();
  await insertSavedJobNotice(app.database, { seekerId: seeker.id, jobId: job.jobId, now });
  const read = async <Body>(path: string) =>
    (await app.call('GET', path, { as: seeker })).json<Body>();
  /** Whether each list says that the job is gone. */
  const told = async () => {
    const [row] = await read<{ job: JobSummary }[]>(`/savedjobs/${seeker.id}`);
    const [application] = await read<{ job: JobSummary }[]>(`/applications/user/${seeker.id}`);
    const { shifts: dates } = await read<{ shifts: Assignment[] }>('/api/shifts');
    const { notices } = await read<{ notices: Notice[] }>('/api/notices');
    return {
      saved: row?.job.removed,
      applied: application?.job.removed,
      shift: dates[0]?.jobRemoved,
      notice: notices.find(({ reason }) => reason === 'closes_soon')?.jobRemoved,
    };
  };
  const page = async () => (await app.api.getJob({ jobId: job.jobId })).statusCode;
  return { ...job, told, page };
}

const everywhere = (removed: boolean) => ({
  saved: removed,
  applied: removed,
  shift: removed,
  notice: removed,
});

it('tells who knew of a job that it was removed, but not that it is held', async () => {
  const { jobId, told, page } = await world();
  const moderate = (moderation: 'clear' | 'held' | 'removed') =>
    app.database
      .updateTable('jobs')
      .set({ moderation, closed_reason: moderation === 'removed' ? 'removed' : 'filled' })
      .where('id', '=', jobId)
      .execute();
  expect(await told()).toEqual(everywhere(false));
  await moderate('held');
  expect(await told()).toEqual(everywhere(false));
  await moderate('removed');
  expect([await told(), await page()]).toEqual([everywhere(true), 404]);
  await moderate('clear');
  expect([await told(), await page()]).toEqual([everywhere(false), 200]);
});

it('tells them that it is gone with its company', async () => {
  const { employer, told, page } = await world();
  await app.database
    .updateTable('employers')
    .set({ deleted_at: app.clock.read() })
    .where('id', '=', employer.id)
    .execute();
  expect([await told(), await page()]).toEqual([everywhere(true), 404]);
});
