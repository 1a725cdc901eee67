import { HOUR_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { minimalJobBody } from '../../../../test/database/insert-jobs.ts';
import { postJob } from '../../../../test/scenarios/postings.ts';
import { publishScheduledDrafts } from '../job-drafts/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function create(employer: TestAccount, change: object) {
  const body = { ...minimalJobBody, ...change };
  return app.api.createJob({ as: employer, body });
}

async function verify({ id }: TestAccount, by: 'domain' | null): Promise<void> {
  await app.database
    .updateTable('employers')
    .set({ verified_at: by && app.clock.read(), verified_by: by })
    .where('id', '=', id)
    .execute();
}

/** Runs the recurring task that publishes scheduled drafts. */
async function publishDue(): Promise<void> {
  await enqueue(app.database, publishScheduledDrafts, {});
  await app.runTasks();
}

const unverified = {
  code: 'verification_required',
  issues: [{ path: ['openings'], message: expect.any(String) as string }],
};

describe('a new job', () => {
  it.each([
    [{}, 1],
    [{ openings: '' }, 1],
    [{ openings: null }, 1],
    [{ openings: '4' }, 4],
    [{ openings: 5 }, 5],
  ])('with %j has %i openings', async (change, openings) => {
    const posted = await create(await signUpEmployer(app), change);
    expect(posted.statusCode).toBe(201);
    expect(posted.json()).toMatchObject({ newJob: { openings, openingsLeft: openings } });
  });

  it.each([0, -1, 51, 1.5, 'many', '2 of 3'])('with %j openings is refused', async (openings) => {
    const refused = await create(await signUpEmployer(app), { openings });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      message: 'Please enter the openings as a whole number, from 1 to 50',
    });
  });

  it('has more than five only of a verified company', async () => {
    const employer = await signUpEmployer(app);
    const refused = await create(employer, { openings: 6 });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject(unverified);
    await verify(employer, 'domain');
    expect((await create(employer, { openings: 50 })).statusCode).toBe(201);
  });
});

describe('an edit', () => {
  it('raises the openings over five only for a verified company, and keeps those it has', async () => {
    const employer = await signUpEmployer(app);
    await verify(employer, 'domain');
    const { id } = await postJob(app, employer, { openings: 8 });
    await verify(employer, null);
    const edit = (body: object) => app.api.updateJob({ jobId: id, as: employer, body });
    expect((await edit({ title: 'Event server' })).statusCode).toBe(200);
    expect((await edit({ openings: 7 })).statusCode).toBe(200);
    expect((await edit({ openings: 8 })).json()).toMatchObject(unverified);
  });
});

it('is reposted with more than five openings only by a verified company', async () => {
  const employer = await signUpEmployer(app);
  await verify(employer, 'domain');
  const { id } = await postJob(app, employer, { openings: 8 });
  const edit = (body: object) => app.api.updateJob({ jobId: id, as: employer, body });
  await edit({ status: 'Closed' });
  await verify(employer, null);
  expect((await edit({ status: 'Active' })).json()).toMatchObject(unverified);
  expect((await edit({ status: 'Active', openings: 5 })).statusCode).toBe(200);
});

describe('a draft', () => {
  it('keeps the openings, also of the job that it copies', async () => {
    const employer = await signUpEmployer(app, { plan: 'accelerate' });
    const { id } = await postJob(app, employer, { openings: 3 });
    const copied = await app.api.duplicateJob({ jobId: id, as: employer });
    expect(copied.json()).toMatchObject({ draft: { fields: { openings: 3 } } });
    const draftId = copied.json<{ draft: { id: string } }>().draft.id;
    const published = await app.api.publishJobDraft({ draftId, as: employer, body: {} });
    expect(published.json()).toMatchObject({ newJob: { openings: 3, openingsLeft: 3 } });
  });

  it('is neither published nor scheduled with more than an unverified company may offer', async () => {
    const employer = await signUpEmployer(app);
    const { draft } = (
      await app.api.createJobDraft({
        as: employer,
        body: { fields: { ...minimalJobBody, openings: 9 } },
      })
    ).json<{ draft: { id: string } }>();
    const publish = (body: object) =>
      app.api.publishJobDraft({ draftId: draft.id, as: employer, body });
    const publishAt = new Date(app.clock.read().getTime() + HOUR_MS).toISOString();
    expect((await publish({})).json()).toMatchObject(unverified);
    expect((await publish({ publishAt })).json()).toMatchObject(unverified);
    await verify(employer, 'domain');
    expect((await publish({ publishAt })).statusCode).toBe(200);
  });

  it('waits when its company is no longer verified, and goes out once it is again', async () => {
    const employer = await signUpEmployer(app);
    await verify(employer, 'domain');
    const { draft } = (
      await app.api.createJobDraft({
        as: employer,
        body: { fields: { ...minimalJobBody, openings: 9 } },
      })
    ).json<{ draft: { id: string } }>();
    const publishAt = new Date(app.clock.read().getTime() + HOUR_MS).toISOString();
    await app.api.publishJobDraft({ draftId: draft.id, as: employer, body: { publishAt } });
    await verify(employer, null);
    app.mails.take();
    app.clock.advance(HOUR_MS);
    await publishDue();
    const list = () => app.api.listJobDrafts({ as: employer });
    expect((await list()).json()).toMatchObject({
      drafts: [{ status: 'blocked', blockedReason: expect.stringContaining('verified') as string }],
    });
    const [mail] = app.mails.take().filter(({ to }) => to === employer.email);
    expect(mail?.text).toContain('your company is verified');
    await verify(employer, 'domain');
    await publishDue();
    app.clock.advance(HOUR_MS);
    await publishDue();
    expect((await list()).json()).toEqual({ drafts: [] });
  });
});
