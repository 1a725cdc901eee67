import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../test/insert-accounts.ts';
import { insertJob } from '../../../test/insert-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function applied() {
  const [seeker, employer] = [await signUpSeeker(app), await signUpEmployer(app)];
  const jobId = await insertJob(app, employer);
  const body = { userId: seeker.id };
  const response = await app.call('POST', `/applications/job/${jobId}/apply`, { as: seeker, body });
  const { id } = response.json<{ application: { id: string } }>().application;
  const set = async (status: string) => {
    app.clock.advance(1000);
    await app.call('PUT', `/employerapplications/${id}`, { as: employer, body: { status } });
  };
  const mailed = async () => {
    await app.runTasks();
    return app.mails.take().map(({ subject }) => subject);
  };
  const noticed = async () => {
    const response = await app.call('GET', '/api/notices', { as: seeker });
    return response.json<{ notices: { status: string }[] }>().notices.map(({ status }) => status);
  };
  return { seeker, set, mailed, noticed };
}

describe('the news of an application', () => {
  it('reach the applicant at each step, by mail and in the app, once each', async () => {
    const { set, mailed, noticed } = await applied();
    await set('Under Review');
    await set('Under Review');
    await set('Accepted');
    expect((await mailed()).toSorted()).toEqual([
      'Congratulations! Copper Kettle accepted your application for Barista',
      'Copper Kettle is reviewing your application for Barista',
      'We sent your application for Barista to Copper Kettle',
    ]);
    expect(await noticed()).toEqual(['Accepted', 'Under Review', 'pending']);
    expect(await mailed()).toEqual([]);
  });

  it('are kept back where the applicant wants none', async () => {
    const { seeker, set, mailed, noticed } = await applied();
    await mailed();
    await app.call('PUT', `/api/userprofile/${seeker.id}/settings`, {
      as: seeker,
      body: { notifications: { email: false, push: false } },
    });
    await set('Declined');
    expect(await mailed()).toEqual([]);
    expect(await noticed()).toEqual(['pending']);
  });
});
