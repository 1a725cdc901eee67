import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../test/database/insert-jobs.ts';
import { makeJobsDue } from '../../../test/servers/queued-jobs.ts';

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
    const own = app.mails.take().filter(({ to }) => to === seeker.email);
    return own.map(({ subject }) => subject);
  };
  const noticed = async () => {
    const response = await app.call('GET', '/api/notices', { as: seeker });
    return response.json<{ notices: { status: string }[] }>().notices.map(({ status }) => status);
  };
  /** The same application once the time to undo a decision is over. */
  const mailedLater = async () => {
    await makeJobsDue(app);
    return mailed();
  };
  return { seeker, employer, id, set, mailed, mailedLater, noticed };
}

const ACCEPTED = 'Congratulations! Copper Kettle accepted your application for Barista';
const DECLINED = 'Your application for Barista at Copper Kettle';
const REOPENED = 'Copper Kettle is looking at your application for Barista again';

describe('notifications about an application', () => {
  it('reach the applicant at each step, by mail and in the app, once each', async () => {
    const { set, mailedLater, noticed } = await applied();
    await set('Under Review');
    await set('Under Review');
    await set('Accepted');
    expect((await mailedLater()).toSorted()).toEqual([
      ACCEPTED,
      'Copper Kettle is reviewing your application for Barista',
      'We sent your application for Barista to Copper Kettle',
    ]);
    expect(await noticed()).toEqual(['Accepted', 'Under Review', 'pending']);
    expect(await mailedLater()).toEqual([]);
  });

  it('are not sent if the applicant has disabled them', async () => {
    const { seeker, set, mailed, mailedLater, noticed } = await applied();
    await mailed();
    await app.call('PUT', `/api/userprofile/${seeker.id}/settings`, {
      as: seeker,
      body: { notifications: { email: false, push: false } },
    });
    await set('Declined');
    expect(await mailedLater()).toEqual([]);
    expect(await noticed()).toEqual(['pending']);
  });
});

describe('notifications about a decision', () => {
  it.each([
    ['Accepted', 'Accepted', ACCEPTED],
    ['Declined', 'Rejected', DECLINED],
  ])(
    '%s: visible in lists immediately, sent by mail and notice ten minutes later',
    async (word, own, mail) => {
      const { seeker, id, set, mailed, mailedLater, noticed } = await applied();
      await mailed();
      await set(word);
      const list = await app.call('GET', `/applications/user/${seeker.id}`, { as: seeker });
      expect(list.json()).toMatchObject([{ id, status: own }]);
      const { rows } = await sql<{ waits: boolean }>`
      select run_at - created_at = interval '10 minutes' as waits
      from graphile_worker._private_jobs
      where payload ->> 'decidedAt' is not null and payload ->> 'applicationId' = ${id}`.execute(
        app.database,
      );
      expect(rows).toEqual([{ waits: true }]);
      expect(await mailed()).toEqual([]);
      expect(await noticed()).toEqual(['pending']);
      expect(await mailedLater()).toEqual([mail]);
      expect(await noticed()).toEqual([own, 'pending']);
    },
  );

  it('are not sent, nor is the reversal, when it was undone within that time', async () => {
    const { set, mailed, mailedLater, noticed } = await applied();
    await set('Interviewing');
    await mailed();
    await set('Declined');
    await set('Active');
    await set('Interviewing');
    expect(await mailedLater()).toEqual([]);
    expect(await noticed()).toEqual(['Interviewing', 'pending']);
  });

  it('cover only the last decision when it was undone and made again', async () => {
    const { set, mailed, mailedLater } = await applied();
    await mailed();
    await set('Declined');
    await set('Active');
    await set('Declined');
    expect(await mailedLater()).toEqual([DECLINED]);
    expect(await mailedLater()).toEqual([]);
  });

  it('are followed by the reversal once they were sent', async () => {
    const { set, mailed, mailedLater, noticed } = await applied();
    await mailed();
    await set('Declined');
    await mailedLater();
    await set('Active');
    expect(await mailed()).toEqual([REOPENED]);
    expect(await noticed()).toEqual(['pending', 'Rejected', 'pending']);
  });

  it('cover only the deletion when an accepted application was deleted within that time', async () => {
    const { employer, id, set, mailed, mailedLater } = await applied();
    await mailed();
    await set('Accepted');
    await app.call('DELETE', `/employerapplications/${id}`, { as: employer });
    expect(await mailed()).toEqual(['Copper Kettle has withdrawn the place for Barista']);
    expect(await mailedLater()).toEqual([]);
  });
});
