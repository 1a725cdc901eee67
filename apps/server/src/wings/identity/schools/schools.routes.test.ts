import { DAY_MS, HOUR_MS } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { queuedPayloads } from '../../../../test/servers/queued-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';
import { cleanUp } from '../../../retention/clean-up.queries.ts';

const NC_STATE = 'North Carolina State University at Raleigh';
const SUBJECT = 'Confirm your school address for NextShift';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { SCHOOL_DOMAINS: 'ox.ac.uk = University of Oxford' } });
});

beforeEach(async () => {
  await app.runTasks();
  app.mails.take();
});

afterAll(() => app.close());

let people = 0;
/** An address that nobody has used yet. */
function at(domain: string): string {
  people += 1;
  return `person${people}@${domain}`;
}

const join = (email?: string) =>
  signUpSeeker(app, { ...(email === undefined ? {} : { email }), profile: { bio: 'Mornings.' } });
const path = ({ id }: TestAccount) => `/api/userprofile/${id}/school`;
const read = async (as: TestAccount) => (await app.call('GET', path(as), { as })).json<unknown>();
const request = (as: TestAccount, email: string) =>
  app.call('PUT', path(as), { as, body: { email } });
const confirm = (as: TestAccount, token: string) =>
  app.call('POST', `${path(as)}/confirm`, { as, body: { token } });
const show = (as: TestAccount, school: boolean) =>
  app.api.updateSettings({ userId: as.id, as, body: { visibility: { school } } });

async function linkTo(email: string): Promise<string> {
  await app.runTasks();
  const mail = app.mails.take().findLast(({ to }) => to === email);
  expect(mail?.subject).toBe(SUBJECT);
  const link = /nextshift\.example\/confirm-school\?token=([\w-]{43})/.exec(mail?.text ?? '');
  if (link?.[1] === undefined) throw new Error('the mail has no link to confirm a school');
  return link[1];
}

/** A seeker who has confirmed an address at a school. */
async function joinConfirmed(schoolEmail = at('ncsu.edu')) {
  const seeker = await join();
  expect((await request(seeker, schoolEmail)).statusCode).toBe(202);
  const confirmed = await confirm(seeker, await linkTo(schoolEmail));
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return { seeker, schoolEmail };
}

/** What an employer reads of an applicant: in the profile, and in the list of applications. */
async function asReadByEmployer(seeker: TestAccount) {
  const employer = await signUpEmployer(app);
  const jobId = await insertJob(app, employer);
  await insertApplication(app, { jobId, employerId: employer.id, seekerId: seeker.id });
  const profile = await app.api.getProfile({ userId: seeker.id, as: employer });
  const list = await app.api.listEmployerApplications({ employerId: employer.id, as: employer });
  const { applications } = list.json<{
    applications: { user: { profile: { school: unknown } | null } }[];
  }>();
  return {
    profile: profile.json<{ school: unknown }>().school,
    application: applications[0]?.user.profile?.school,
    text: profile.body + list.body,
  };
}

describe('the school of the address that a seeker signs in with', () => {
  it('is known, and shown to employers only once the seeker says so', async () => {
    const seeker = await join(at('cs.NCSU.edu'));
    const school = { name: NC_STATE, confirmedAt: app.clock.read().toISOString() };
    expect(await read(seeker)).toEqual({
      school,
      shown: false,
      schoolEmail: null,
      pendingEmail: null,
    });
    expect(await asReadByEmployer(seeker)).toMatchObject({ profile: null, application: null });
    expect((await show(seeker, true)).statusCode).toBe(200);
    expect(await asReadByEmployer(seeker)).toMatchObject({ profile: school, application: school });
    await show(seeker, false);
    expect(await asReadByEmployer(seeker)).toMatchObject({ profile: null, application: null });
  });

  it('is hidden with the rest of a hidden profile', async () => {
    const seeker = await join(at('ncsu.edu'));
    const body = { visibility: { school: true, profile: false } };
    await app.api.updateSettings({ userId: seeker.id, as: seeker, body });
    expect(await asReadByEmployer(seeker)).toMatchObject({ profile: null, application: undefined });
  });

  it.each(['notncsu.edu', 'ncsu.edu.example.com', 'gmail.example'])(
    'is none at %s',
    async (domain) => {
      const seeker = await join(at(domain));
      await show(seeker, true);
      expect(await read(seeker)).toMatchObject({ school: null });
      expect(await asReadByEmployer(seeker)).toMatchObject({ profile: null, application: null });
    },
  );

  it('is none before the address is confirmed', async () => {
    const seeker = await join(at('ncsu.edu'));
    await show(seeker, true);
    await app.database
      .updateTable('seekers')
      .set({ email_confirmed_at: null })
      .where('id', '=', seeker.id)
      .execute();
    expect(await asReadByEmployer(seeker)).toMatchObject({ profile: null, application: null });
  });

  it('falls away with the address', async () => {
    const seeker = await join(at('ncsu.edu'));
    await show(seeker, true);
    const email = anEmail();
    await app.api.changeEmail({ as: seeker, body: { email, currentPassword: PASSWORD } });
    await app.runTasks();
    const mail = app.mails.take().findLast(({ to }) => to === email);
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    await app.api.confirmEmail({ body: { token } });
    expect(await read(seeker)).toMatchObject({ school: null, shown: true });
    expect(await asReadByEmployer(seeker)).toMatchObject({ profile: null, application: null });
  });

  it('may be one of the setting', async () => {
    const seeker = await join(at('cs.ox.ac.uk'));
    expect(await read(seeker)).toMatchObject({ school: { name: 'University of Oxford' } });
  });
});

describe('a second address, at a school', () => {
  it('is confirmed by the link that is mailed to it, and changes no other', async () => {
    const seeker = await join();
    const email = at('ncsu.edu');
    const requested = await request(seeker, ` ${email} `);
    expect(requested.statusCode, requested.body).toBe(202);
    expect(requested.json()).toEqual({
      school: null,
      shown: false,
      schoolEmail: null,
      pendingEmail: email,
    });
    const token = await linkTo(email);
    app.clock.advance(HOUR_MS);
    const confirmed = await confirm(seeker, token);
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(confirmed.json()).toEqual({
      school: { name: NC_STATE, confirmedAt: app.clock.read().toISOString() },
      shown: false,
      schoolEmail: email,
      pendingEmail: null,
    });
    const me = await app.api.getMe({ as: seeker });
    expect(me.json()).toMatchObject({ user: { email: seeker.email, pendingEmail: null } });
    const login = { email, password: PASSWORD };
    expect((await app.api.logInSeeker({ body: login })).statusCode).toBe(401);
  });

  it('is never told to employers, only its school', async () => {
    const { seeker, schoolEmail } = await joinConfirmed();
    await show(seeker, true);
    const employerReads = await asReadByEmployer(seeker);
    expect(employerReads).toMatchObject({
      profile: { name: NC_STATE },
      application: { name: NC_STATE },
    });
    expect(employerReads.text).not.toContain(schoolEmail);
  });

  it('must be at a school', async () => {
    const seeker = await join();
    for (const email of [at('notncsu.edu'), at('gmail.com'), at('alumni.ncsu.edu')]) {
      const refused = await request(seeker, email);
      expect(refused.statusCode, email).toBe(400);
      expect(refused.json()).toMatchObject({ code: 'unknown_school' });
    }
    expect((await request(seeker, 'robin')).json()).toMatchObject({ code: 'validation_failed' });
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
  });

  it('is confirmed by nobody but who asked, so that no stranger vouches by a press', async () => {
    const [seeker, stranger] = [await join(), await join()];
    const email = at('ncsu.edu');
    await request(seeker, email);
    const token = await linkTo(email);
    const employer = await signUpEmployer(app);
    for (const [as, url, status] of [
      [stranger, path(stranger), 400],
      [stranger, path(seeker), 403],
      [employer, path(seeker), 401],
      [undefined, path(seeker), 401],
    ] as const) {
      const response = await app.call('POST', `${url}/confirm`, { as, body: { token } });
      expect(response.statusCode, `${url} ${response.body}`).toBe(status);
    }
    expect(await read(stranger)).toMatchObject({ school: null });
    expect(await read(seeker)).toMatchObject({ school: null, pendingEmail: email });
    expect((await confirm(seeker, token)).statusCode).toBe(200);
  });

  it('has a link for this purpose alone, which works once and for 7 days', async () => {
    const [seeker, late] = [await join(), await join()];
    const [email, lateEmail] = [at('ncsu.edu'), at('ncsu.edu')];
    await request(seeker, email);
    const token = await linkTo(email);
    for (const [url, body] of [
      ['/api/auth/confirm-email', { token }],
      ['/api/auth/undo-email-change', { token }],
      ['/api/auth/reset-password', { token, password: 'Tulip-99!' }],
    ] as const) {
      expect((await app.call('POST', url, { body })).statusCode, url).toBe(400);
    }
    const responses = await Promise.all(Array.from({ length: 6 }, () => confirm(seeker, token)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array<number>(5).fill(400),
    ]);
    await request(late, lateEmail);
    const lateToken = await linkTo(lateEmail);
    app.clock.advance(7 * DAY_MS);
    expect(await read(late)).toMatchObject({ pendingEmail: null });
    expect((await confirm(late, lateToken)).json()).toMatchObject({ code: 'link_invalid' });
  });

  it('is replaced once another one is confirmed; of two links only the last works', async () => {
    const { seeker, schoolEmail } = await joinConfirmed();
    const [first, second] = [at('duke.edu'), at('unc.edu')];
    await request(seeker, first);
    const firstToken = await linkTo(first);
    await request(seeker, second);
    const secondToken = await linkTo(second);
    expect(await read(seeker)).toMatchObject({
      school: { name: NC_STATE },
      schoolEmail,
      pendingEmail: second,
    });
    expect((await confirm(seeker, firstToken)).statusCode).toBe(400);
    expect((await confirm(seeker, secondToken)).json()).toMatchObject({
      school: { name: 'University of North Carolina at Chapel Hill' },
      schoolEmail: second,
      pendingEmail: null,
    });
  });

  it('belongs to one account: the last one that confirmed it', async () => {
    const { seeker, schoolEmail } = await joinConfirmed();
    const other = await join();
    await request(other, schoolEmail.toUpperCase());
    const token = await linkTo(schoolEmail.toUpperCase());
    expect(await read(seeker)).toMatchObject({ school: { name: NC_STATE } });
    expect((await confirm(other, token)).statusCode).toBe(200);
    expect(await read(seeker)).toMatchObject({ school: null, schoolEmail: null });
    const insert = app.database
      .insertInto('school_emails')
      .values({ seeker_id: seeker.id, email: schoolEmail, confirmed_at: new Date() })
      .execute();
    await expect(insert).rejects.toMatchObject({ constraint: 'school_emails_email_key' });
  });

  it('can be removed, with its link', async () => {
    const { seeker } = await joinConfirmed();
    const next = at('duke.edu');
    await request(seeker, next);
    const token = await linkTo(next);
    const removed = await app.call('DELETE', path(seeker), { as: seeker });
    expect(removed.statusCode).toBe(200);
    expect(removed.json()).toMatchObject({ school: null, schoolEmail: null, pendingEmail: null });
    expect((await confirm(seeker, token)).statusCode).toBe(400);
  });

  it('gets five mails an hour at most, as it may be a stranger’s', async () => {
    const seeker = await join();
    for (let time = 0; time < 5; time += 1) {
      expect((await request(seeker, at('ncsu.edu'))).statusCode).toBe(202);
    }
    const refused = await request(seeker, at('ncsu.edu'));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    app.clock.advance(HOUR_MS);
    expect((await request(seeker, at('ncsu.edu'))).statusCode).toBe(202);
  });

  it('is in the export, and gone with the account', async () => {
    const { seeker, schoolEmail } = await joinConfirmed();
    const rows = () =>
      app.database
        .selectFrom('school_emails')
        .selectAll()
        .where('seeker_id', '=', seeker.id)
        .execute();
    expect(await rows()).toMatchObject([{ email: schoolEmail }]);
    const body = { password: PASSWORD };
    expect(
      (await app.api.deleteMyAccount({ userId: seeker.id, as: seeker, body })).statusCode,
    ).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('is forgotten if it is never confirmed', async () => {
    const seeker = await join();
    const { seeker: confirmed, schoolEmail } = await joinConfirmed();
    await request(seeker, at('ncsu.edu'));
    await request(confirmed, at('ncsu.edu'));
    app.clock.advance(7 * DAY_MS + 1);
    await cleanUp.run(app.platform);
    const rows = await app.database
      .selectFrom('school_emails')
      .select(['seeker_id', 'email', 'pending_email'])
      .where('seeker_id', 'in', [seeker.id, confirmed.id])
      .execute();
    expect(rows).toEqual([{ seeker_id: confirmed.id, email: schoolEmail, pending_email: null }]);
  });

  it('leaves no link or address in the queue or the log', async () => {
    const seeker = await join();
    const email = at('ncsu.edu');
    await request(seeker, email);
    const queued = JSON.stringify(await queuedPayloads(app));
    const token = await linkTo(email);
    await confirm(seeker, token);
    expect(queued).not.toContain(email);
    expect(queued).not.toContain(token);
    expect(app.log.text()).not.toContain(email);
    expect(app.log.text()).not.toContain(token);
  });
});
