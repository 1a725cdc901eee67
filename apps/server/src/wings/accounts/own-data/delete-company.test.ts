import { unzip } from '@nextshift/test-kit/files/unzip';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startCheckout,
  buyPlan,
  deliverSubscriptionEvent,
} from '../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication, insertForm } from '../../../../test/database/insert-applications.ts';
import { insertCompleteSeeker } from '../../../../test/database/insert-complete-seeker.ts';
import { hasBytes, insertFile } from '../../../../test/database/insert-files.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { makeJobsDue } from '../../../../test/servers/queued-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';
import { newId } from '../../../platform/database/new-id.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function remove(as: TestAccount, { id = as.id, password = PASSWORD } = {}) {
  return app.api.deleteCompany({ employerId: id, as, body: { password } });
}

/** The tables with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(app.database);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${name}`)} as row
      where row::text ilike ${`%${text}%`} limit 1`.execute(app.database);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function apply(
  employer: TestAccount,
  job: object = {},
  status: 'submitted' | 'accepted' = 'submitted',
) {
  const seeker = await signUpSeeker(app);
  const isTaken = status === 'accepted';
  const jobId = await insertJob(app, employer, {
    title: 'Barista',
    ...(isTaken ? { status: 'Closed' } : {}),
    ...job,
  });
  const own = { jobId, employerId: employer.id, seekerId: seeker.id, status };
  return { seeker, jobId, applicationId: await insertApplication(app, own) };
}

async function history(as: TestAccount) {
  const response = await app.api.listSeekerApplications({ userId: as.id, as });
  return response.json<{ status: string; job: object }[]>();
}

describe('POST /api/employer/:employerId/delete', () => {
  it('ends every session, clears the cookie, and frees the address', async () => {
    const employer = await signUpEmployer(app);
    const elsewhere = await signInAgain(app, employer, 'employer');
    const response = await app.api.deleteCompany({
      employerId: employer.id,
      headers: { cookie: employer.cookie, 'sec-fetch-site': 'same-origin' },
      body: { password: PASSWORD },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers['set-cookie']).toMatch(/^nextshift-session=; /);
    for (const as of [employer, elsewhere]) {
      expect((await app.api.getOwnEmployer({ as })).statusCode).toBe(401);
    }
    const body = { email: employer.email, password: PASSWORD };
    expect((await app.api.logInEmployer({ body })).statusCode).toBe(401);
    const gone = { email: `deleted ${employer.id}`, password: PASSWORD };
    expect((await app.api.logInEmployer({ body: gone })).statusCode).toBe(401);
    await signUpEmployer(app, { email: employer.email });
  });

  it('removes all ways to reach the company, and its files', async () => {
    const logo = await insertFile(app, Buffer.from('a logo'), 'webp');
    const image = await insertFile(app, Buffer.from('a picture'), 'webp');
    const words = 'only-of-this-company';
    const employer = await signUpEmployer(app, {
      website: `https://${words}.com`,
      description: words,
      logo_file_id: logo.id,
    });
    const had = { description: words, address: words, image_file_id: image.id };
    const { seeker, jobId, applicationId } = await apply(employer, had);
    const now = app.clock.read();
    await app.database
      .insertInto('interviews')
      .values({
        id: newId(),
        application_id: applicationId,
        job_id: jobId,
        employer_id: employer.id,
        seeker_id: seeker.id,
        status: 'attended',
        during: '[2026-11-02 15:00Z,2026-11-02 15:30Z)',
        seat: 1,
        place_kind: 'phone',
        place_text: words,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const unused = await insertJob(app, employer, { description: words });
    const questions = [{ id: '1', type: 'text', question: words }];
    await insertForm(app, unused, { basicFields: {}, documents: {}, questions });
    const draft = { fields: { title: words } };
    await app.api.createJobDraft({ as: employer, body: draft });
    const sales = { contactName: words, message: words };
    await app.api.sendSalesInquiry({ as: employer, body: sales });
    await app.api.updateEmployer({
      employerId: employer.id,
      as: employer,
      body: { email: anEmail(), currentPassword: PASSWORD },
    });
    const card = { employer_id: employer.id, fingerprint: words };
    await app.database.insertInto('employer_cards').values(card).execute();
    await app.runTasks();
    app.mails.take();
    expect((await remove(employer)).statusCode).toBe(204);
    await app.runTasks();
    // The search dictionary keeps single words, without any owner.
    expect((await tablesWith(words)).filter((name) => !/^job_(lexemes|words)$/.test(name))).toEqual(
      [],
    );
    expect(await tablesWith(employer.email)).toEqual([]);
    for (const { id } of [logo, image]) {
      const kept = app.database.selectFrom('files').select('id').where('id', '=', id);
      expect(await kept.execute()).toEqual([]);
    }
  });

  it('removes the company and all its jobs from public pages', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Vanishing Violets' });
    const { jobId } = await apply(employer);
    await remove(employer);
    for (const url of [`/employer/${employer.id}`, `/api/jobs/${jobId}`]) {
      expect((await app.call('GET', url)).statusCode).toBe(404);
    }
    const named = await app.call('GET', '/api/employers/by-name/Vanishing%20Violets');
    expect(named.json()).toEqual([]);
    const map = await app.call('GET', '/sitemap.xml');
    expect(map.body).not.toContain(employer.id);
  });

  it('leaves applicants a meaningful history, and notifies the undecided and accepted ones', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Silver Kettle' });
    const undecided = await apply(employer, { title: 'Cashier' });
    const accepted = await apply(employer, { title: 'Barista' }, 'accepted');
    await app.runTasks();
    app.mails.take();
    await remove(employer);
    await app.runTasks();
    const summary = { companyName: 'Silver Kettle', status: 'Closed' };
    expect(await history(undecided.seeker)).toMatchObject([
      { status: 'Closed', endedReason: 'closed', job: { title: 'Cashier', ...summary } },
    ]);
    expect(await history(accepted.seeker)).toMatchObject([
      {
        status: 'Closed',
        endedReason: 'place_withdrawn',
        acceptedDate: null,
        job: { title: 'Barista', ...summary },
      },
    ]);
    const mails = app.mails.take();
    expect(mails.filter(({ to }) => to === undecided.seeker.email)).toMatchObject([
      { subject: 'Silver Kettle has left NextShift' },
    ]);
    const toAccepted = mails.filter(({ to }) => to === accepted.seeker.email);
    expect(toAccepted).toMatchObject([{ subject: 'Silver Kettle has left NextShift' }]);
    expect(toAccepted[0]?.text).toContain('had accepted your application for Barista');
    const noticesOf = async (as: TestAccount) => (await app.api.listNotices({ as })).json<object>();
    const left = { reason: 'company_left', companyName: 'Silver Kettle' };
    expect(await noticesOf(undecided.seeker)).toMatchObject({
      notices: [{ status: 'Rejected', ...left }],
    });
    expect(await noticesOf(accepted.seeker)).toMatchObject({
      notices: [{ status: 'Closed', ...left }],
    });
    const lastOf = async ({ seeker, applicationId }: typeof accepted) => {
      const timeline = await app.api.listApplicationEvents({ id: applicationId, as: seeker });
      return timeline.json<{ events: object[] }>().events.at(-1);
    };
    expect(await lastOf(undecided)).toMatchObject({
      from: 'pending',
      to: 'Closed',
      actor: 'system',
      reason: 'closed',
    });
    expect(await lastOf(accepted)).toMatchObject({
      from: 'Accepted',
      to: 'Closed',
      actor: 'employer',
      reason: 'place_withdrawn',
    });
  });

  it('leaves applicants their documents, which no export of the company has', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, resume } = await insertCompleteSeeker(app);
    const jobId = await insertJob(app, employer);
    const applied = { jobId, employerId: employer.id, seekerId: seeker.id };
    const applicationId = await insertApplication(app, applied);
    await app.database
      .updateTable('documents')
      .set({ application_id: applicationId })
      .where('seeker_id', '=', seeker.id)
      .execute();
    const response = await app.api.exportCompanyData({ employerId: employer.id, as: employer });
    const names = [...unzip(response.rawPayload).keys()];
    expect(names.filter((name) => !name.endsWith('.json'))).toEqual([]);
    expect((await remove(employer)).statusCode).toBe(204);
    expect(hasBytes(app, resume)).toBe(true);
  });

  it('tells once those who applied to a job that it closed just before', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Brass Kettle' });
    const { seeker, jobId } = await apply(employer, { title: 'Cashier' });
    await app.api.closeJob({ jobId, as: employer });
    await remove(employer);
    await app.runTasks();
    await makeJobsDue(app);
    await app.runTasks();
    await makeJobsDue(app);
    await app.runTasks();
    expect(app.mails.take().filter(({ to }) => to === seeker.email)).toMatchObject([
      { subject: 'Brass Kettle has left NextShift' },
    ]);
    expect(await history(seeker)).toMatchObject([{ status: 'Closed', endedReason: 'closed' }]);
    const notices = await app.api.listNotices({ as: seeker });
    expect(notices.json()).toMatchObject({ unreadCount: 1 });
  });

  it('keeps the end of applications that ended before', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Tin Kettle' });
    const { seeker, jobId } = await apply(employer, { title: 'Cashier' });
    await app.api.closeJob({ jobId, as: employer });
    await makeJobsDue(app);
    await app.runTasks();
    await remove(employer);
    await makeJobsDue(app);
    await app.runTasks();
    expect(await history(seeker)).toMatchObject([{ status: 'Closed', endedReason: 'closed' }]);
    const mails = app.mails.take().filter(({ to }) => to === seeker.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Cashier at Tin Kettle');
  });

  it('ends the plan at the provider immediately, without a mail', async () => {
    const employer = await signUpEmployer(app);
    const { provider_subscription_id: id } = await app.database
      .selectFrom('subscriptions')
      .select('provider_subscription_id')
      .where('employer_id', '=', employer.id)
      .executeTakeFirstOrThrow();
    await remove(employer);
    await app.runTasks();
    expect((await app.payments.readSubscription(id))?.subscription.status).toBe('canceled');
    const plan = app.database.selectFrom('subscriptions').select('status');
    expect(await plan.where('employer_id', '=', employer.id).execute()).toEqual([
      { status: 'canceled' },
    ]);
    expect(app.mails.take()).toEqual([]);
  });

  it('keeps a later payment, logs it and ends its plan, and can handle the refund', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const checkoutUrl = await startCheckout(app, employer);
    await remove(employer);
    app.clock.advance(1_000);
    const id = app.payments.pay(checkoutUrl);
    expect((await deliverSubscriptionEvent(app, id)).statusCode).toBe(200);
    await app.runTasks();
    expect((await app.payments.readSubscription(id))?.subscription.status).toBe('canceled');
    expect(app.log.text()).toContain(
      'a company that has left or is suspended paid for a plan afterwards',
    );
    expect(app.log.text()).toContain(id);
    app.payments.refund(id);
    await deliverSubscriptionEvent(app, id);
    await app.runTasks();
    const books = await app.database
      .selectFrom('subscription_events')
      .innerJoin('subscriptions', 'subscriptions.id', 'subscription_events.subscription_id')
      .select(['kind', 'amount', 'status'])
      .where('employer_id', '=', employer.id)
      .orderBy('kind')
      .execute();
    expect(books).toEqual([
      { kind: 'ended', amount: null, status: 'canceled' },
      { kind: 'refunded', amount: -149, status: 'canceled' },
      { kind: 'started', amount: 149, status: 'canceled' },
    ]);
    expect(app.mails.take()).toEqual([]);
  });

  it('logs nothing for a plan that was bought before', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const { providerId } = await buyPlan(app, employer);
    await app.runTasks();
    await remove(employer);
    await app.runTasks();
    expect(app.log.text()).not.toContain(`"subscriptionId":"${providerId}"`);
    app.mails.take();
  });

  it('requires the password, and is for the company itself only', async () => {
    const employer = await signUpEmployer(app);
    const other = await signUpEmployer(app);
    const wrong = await remove(employer, { password: 'Guess-1!' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: 'wrong_password' });
    expect((await remove(other, { id: employer.id })).statusCode).toBe(403);
    expect((await remove(await signUpSeeker(app), { id: employer.id })).statusCode).toBe(401);
    expect((await app.api.getOwnEmployer({ as: employer })).statusCode).toBe(200);
  });

  it('succeeds once while others apply', async () => {
    const employer = await signUpEmployer(app);
    const { jobId } = await apply(employer);
    const applicants = await Promise.all(Array.from({ length: 4 }, () => signUpSeeker(app)));
    const [deletions] = await Promise.all([
      Promise.all([remove(employer), remove(employer)]),
      ...applicants.map((as) => app.api.applyToJob({ jobId, as, body: { userId: as.id } })),
    ]);
    expect(deletions.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401]);
    const open = await app.database
      .selectFrom('applications')
      .select('id')
      .where('job_id', '=', jobId)
      .where('status', '=', 'submitted')
      .execute();
    expect(open).toEqual([]);
  });
});
