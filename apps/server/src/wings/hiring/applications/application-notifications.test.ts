import { DAY_MS, HOUR_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { makeJobsDue } from '../../../../test/servers/queued-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function applied() {
  const [seeker, employer] = [await signUpSeeker(app), await signUpEmployer(app)];
  const jobId = await insertJob(app, employer);
  const body = { userId: seeker.id };
  const response = await app.api.applyToJob({ jobId, as: seeker, body });
  const { id } = response.json<{ application: { id: string } }>().application;
  const set = async (status: string) => {
    app.clock.advance(1000);
    await app.api.changeApplicationStatus({ id, as: employer, body: { status } });
  };
  const mailed = async () => {
    await app.runTasks();
    const own = app.mails.take().filter(({ to }) => to === seeker.email);
    return own.map(({ subject }) => subject);
  };
  const noticed = async () => {
    const response = await app.api.listNotices({ as: seeker });
    return response.json<{ notices: { status: string }[] }>().notices.map(({ status }) => status);
  };
  /** The same application once the time to undo a decision is over. */
  const mailedLater = async () => {
    await makeJobsDue(app);
    return mailed();
  };
  return { seeker, employer, id, jobId, set, mailed, mailedLater, noticed };
}

const RECEIVED = 'We sent your application for Barista to Copper Kettle';
const REVIEWED = 'Copper Kettle is reviewing your application for Barista';
const INTERVIEWED = 'Interview stage: your application for Barista at Copper Kettle';
const ACCEPTED = 'Congratulations! Copper Kettle accepted your application for Barista';
const DECLINED = 'Your application for Barista at Copper Kettle';
const REOPENED = 'Copper Kettle is looking at your application for Barista again';

describe('notifications about an application', () => {
  it('reach the applicant at each step, by mail and in the app, once each', async () => {
    const { set, mailedLater, noticed } = await applied();
    await set('Under Review');
    await set('Under Review');
    expect((await mailedLater()).toSorted()).toEqual([REVIEWED, RECEIVED]);
    await set('Accepted');
    expect(await mailedLater()).toEqual([ACCEPTED]);
    expect(await noticed()).toEqual(['Accepted', 'Under Review', 'pending']);
    expect(await mailedLater()).toEqual([]);
  });

  it('are not mailed if the applicant has disabled that, and stay in the app', async () => {
    const { seeker, set, mailedLater, noticed } = await applied();
    await mailedLater();
    await app.api.updateSettings({
      userId: seeker.id,
      as: seeker,
      body: { notifications: { email: false, push: false } },
    });
    await set('Declined');
    expect(await mailedLater()).toEqual([]);
    expect(await noticed()).toEqual(['Rejected', 'pending']);
  });

  it('are not mailed if the applicant has disabled mails of their kind', async () => {
    const { seeker, set, mailedLater } = await applied();
    await mailedLater();
    const kinds = { decision: { mail: false } };
    await app.api.updateSettings({ userId: seeker.id, as: seeker, body: { kinds } });
    await set('Declined');
    expect(await mailedLater()).toEqual([]);
  });
});

describe('notifications about a change', () => {
  it.each([
    ['Under Review', 'Under Review', REVIEWED],
    ['Interviewing', 'Interviewing', INTERVIEWED],
    ['Accepted', 'Accepted', ACCEPTED],
    ['Declined', 'Rejected', DECLINED],
  ])(
    '%s: visible in lists immediately, sent by mail and notice ten minutes later',
    async (word, own, mail) => {
      const { seeker, id, set, mailed, mailedLater, noticed } = await applied();
      await mailedLater();
      await set(word);
      const list = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
      expect(list.json()).toMatchObject([{ id, status: own }]);
      const { rows } = await sql<{ waits: boolean }>`
      select run_at - created_at = interval '10 minutes' as waits
      from graphile_worker._private_jobs
      where task_id in (select id from graphile_worker._private_tasks where identifier = 'status-news') and payload ->> 'applicationId' = ${id}`.execute(
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
    const { set, mailedLater, noticed } = await applied();
    await set('Interviewing');
    await mailedLater();
    await set('Declined');
    await set('Active');
    await set('Interviewing');
    expect(await mailedLater()).toEqual([]);
    expect(await noticed()).toEqual(['Interviewing', 'pending']);
  });

  it('cover only the last decision when it was undone and made again', async () => {
    const { set, mailedLater } = await applied();
    await mailedLater();
    await set('Declined');
    await set('Active');
    await set('Declined');
    expect(await mailedLater()).toEqual([DECLINED]);
    expect(await mailedLater()).toEqual([]);
  });

  it('are followed by the reversal once they were sent', async () => {
    const { set, mailed, mailedLater, noticed } = await applied();
    await mailedLater();
    await set('Declined');
    await mailedLater();
    await set('Active');
    expect(await mailed()).toEqual([]);
    expect(await mailedLater()).toEqual([REOPENED]);
    expect(await noticed()).toEqual(['pending', 'Rejected', 'pending']);
  });

  it('cover only the deletion when an accepted application was deleted within that time', async () => {
    const { employer, id, set, mailed, mailedLater } = await applied();
    await mailedLater();
    await set('Accepted');
    await app.api.deleteApplication({ id, as: employer });
    expect(await mailed()).toEqual(['Your application for Barista at Copper Kettle is closed']);
    expect(await mailedLater()).toEqual([]);
  });
});

describe('notifications about a stage', () => {
  it('cover only the last one of many within the time to undo', async () => {
    const { set, mailed, mailedLater, noticed } = await applied();
    await mailedLater();
    for (let time = 0; time < 10; time += 1) {
      await set('Under Review');
      await set('Interviewing');
    }
    expect(await mailed()).toEqual([]);
    expect(await mailedLater()).toEqual([INTERVIEWED]);
    expect(await noticed()).toEqual(['Interviewing', 'pending']);
  });

  it('are not sent when it was taken back within that time', async () => {
    const { set, mailedLater, noticed } = await applied();
    await mailedLater();
    await set('Interviewing');
    await set('Active');
    expect(await mailedLater()).toEqual([]);
    expect(await noticed()).toEqual(['pending']);
  });

  it('name each status once within 24 hours, and then what is still true', async () => {
    const { set, mailedLater } = await applied();
    await mailedLater();
    const told: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const word of ['Under Review', 'Interviewing', 'Declined', 'Active']) {
        await set(word);
        told.push(...(await mailedLater()));
      }
      app.clock.advance(7 * HOUR_MS);
    }
    expect(told).toEqual([REVIEWED, INTERVIEWED, DECLINED, REOPENED]);
    await set('Interviewing');
    expect(await mailedLater()).toEqual([]);
    app.clock.advance(DAY_MS);
    expect(await mailedLater()).toEqual([INTERVIEWED]);
    expect(await mailedLater()).toEqual([]);
  });

  it('start over when the applicant applies again', async () => {
    const { seeker, id, jobId, set, mailedLater } = await applied();
    await mailedLater();
    await set('Interviewing');
    expect(await mailedLater()).toEqual([INTERVIEWED]);
    await app.api.withdrawApplication({ id, as: seeker });
    const body = { userId: seeker.id };
    await app.api.applyToJob({ jobId, as: seeker, body });
    await set('Interviewing');
    expect((await mailedLater()).toSorted()).toEqual([INTERVIEWED, RECEIVED]);
  });

  it('are not sent once the job is closed', async () => {
    const { employer, jobId, set, mailed, mailedLater, noticed } = await applied();
    await mailedLater();
    await set('Interviewing');
    await app.api.closeJob({ jobId, as: employer });
    await sql`update graphile_worker._private_jobs set run_at = now() where key like 'status-news %'`.execute(
      app.database,
    );
    expect(await mailed()).toEqual([]);
    expect(await noticed()).toEqual(['pending']);
  });
});
