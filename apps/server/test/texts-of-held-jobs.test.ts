import { type Assignment, type Endpoint, MINUTE_MS } from '@nextshift/contract';
import { jobTexts } from '@nextshift/test-kit/people/job-texts';
import { unzip } from '@nextshift/test-kit/files/unzip';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractEndpoints } from '../src/platform/api-docs/contract-endpoints.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signUpEmployer, signUpSeeker, type TestAccount } from './database/insert-accounts.ts';
import { useOperator } from './database/insert-operators.ts';
import { apply, insertHire, SATURDAY, SUNDAY } from './database/insert-shifts.ts';
import { caseOf, decideCase } from './scenarios/cases.ts';
import { HONEST, postJob } from './scenarios/postings.ts';
import { runAllTasks } from './servers/queued-jobs.ts';

/** Stands in every text of the job that nobody has read. */
const MARKER = 'Zanzibarr';
const TITLE = `Text our manager ${MARKER} at bit.ly/start to start today`;
/** The same in the name of the company. */
const COMPANY_MARKER = 'Quillwort';

const SHOWN = {
  description: HONEST,
  address: '12 Mill Street',
  openings: 4,
  shifts: [SATURDAY, SUNDAY],
};

const HELD = {
  ...jobTexts(() => MARKER),
  title: TITLE,
  description: `Easy work. ${TITLE}`,
  address: `1 ${MARKER} Road`,
  city: `${MARKER} City`,
  applyWebsite: `https://${MARKER}.example`,
};

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface Applicant {
  readonly seeker: TestAccount;
  readonly applicationId: string;
}

interface World {
  readonly employer: TestAccount;
  readonly jobId: string;
  /** Works on Saturdays, and has saved the job. */
  readonly hired: Applicant;
  /** Works on Sundays. */
  readonly other: Applicant;
  readonly undecided: Applicant;
  readonly declined: Applicant;
  readonly assignmentId: string;
}

async function insertWorld(): Promise<World> {
  const employer = await signUpEmployer(app);
  const { id: jobId, shifts } = await postJob(app, employer, SHOWN);
  const job = { employer, jobId, shifts: [] };
  const [saturday = [], sunday = []] = shifts.map(({ id }) => [id]);
  const hired = await insertHire(app, job, { as: await aSeeker(), shiftIds: saturday });
  const other = await insertHire(app, job, { as: await aSeeker(), shiftIds: sunday });
  const undecided = await apply(app, job, { as: await aSeeker() });
  const declined = await apply(app, job, { as: await aSeeker() });
  const body = { userId: hired.seeker.id, jobId };
  const saved = await app.api.saveJob({ as: hired.seeker, body });
  expect(saved.statusCode, saved.body).toBe(201);
  const [first] = await shiftsOf(hired.seeker);
  await tell();
  app.mails.take();
  const assignmentId = first?.assignmentId ?? '';
  return { employer, jobId, hired, other, undecided, declined, assignmentId };
}

const aSeeker = () => signUpSeeker(app, { profile: { phone: '9195550177' } });

async function shiftsOf(as: TestAccount): Promise<Assignment[]> {
  const response = await app.api.listShifts({ as });
  return response.json<{ shifts: Assignment[] }>().shifts;
}

/** Sends everything that waits to be undone, too. */
async function tell(): Promise<void> {
  app.clock.advance(11 * MINUTE_MS);
  await runAllTasks(app);
}

async function edit(body: object, status = 200): Promise<{ moderation: string }> {
  const response = await app.api.updateJob({ jobId: world.jobId, as: world.employer, body });
  expect(response.statusCode, response.body).toBe(status);
  return response.json<{ job: { moderation: string } }>().job;
}

async function renameCompany(companyName: string): Promise<void> {
  const { employer } = world;
  const response = await app.api.updateEmployer({
    employerId: employer.id,
    as: employer,
    body: { companyName },
  });
  expect(response.statusCode, response.body).toBe(200);
}

function decide({ applicationId }: Applicant, status: string) {
  const options = { as: world.employer, body: { status } };
  return app.api.changeApplicationStatus({ id: applicationId, ...options });
}

const values = ({ hired, jobId, employer, assignmentId }: World, name: string) =>
  ({
    userId: hired.seeker.id,
    profileId: hired.seeker.id,
    employerId: employer.id,
    jobId,
    applicationId: hired.applicationId,
    id: hired.applicationId,
    assignmentId,
    city: 'Boone',
    name: 'Copper Kettle',
    documentId: jobId,
  })[name];

/** What visitors and seekers read. */
const readable = contractEndpoints.filter(
  ({ method, access, responses }) =>
    method === 'GET' &&
    (access === 'public' || access === 'seeker' || access === 'signed-in') &&
    // Kinds and ids, without end.
    responses[200] !== 'events',
);

function urlOf({ path }: Endpoint): string {
  const query = path === '/api/places' ? '?q=Boone' : '';
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values(world, name);
    if (value === undefined) throw new Error(`add :${name} of ${path} to ${import.meta.filename}`);
    return encodeURIComponent(value);
  });
  return `${url}${query}`;
}

/** The calls of a seeker and the mails to seekers in which a text is. */
async function leaksOf(text: string): Promise<string[]> {
  await app.platform.responseCache.catchUp();
  const { seeker } = world.hired;
  const leaks: string[] = [];
  const look = (what: string, content: string) => {
    if (content.toLowerCase().includes(text.toLowerCase())) leaks.push(what);
  };
  for (const endpoint of readable) {
    const response = await app.call('GET', urlOf(endpoint), { as: seeker });
    expect(response.statusCode, endpoint.path).toBeLessThan(500);
    const isZip = response.headers['content-type'] === 'application/zip';
    const contents = isZip ? [...unzip(response.rawPayload).values()].join('\n') : response.body;
    look(endpoint.path, contents);
  }
  const { url } = (await app.api.getCalendar({ as: seeker })).json<{ url: string }>();
  const calendar = await app.call('GET', new URL(url).pathname);
  expect(calendar.body).toContain('BEGIN:VEVENT');
  look('the calendar', calendar.body);
  for (const { to, subject, html, text: plain } of app.mails.take()) {
    if (to !== world.employer.email) look(`a mail: ${subject}`, `${subject} ${html} ${plain}`);
  }
  return leaks;
}

/** Everything that an employer can do with the people of a held job. */
async function act(): Promise<void> {
  const { employer, hired, other, undecided, declined, assignmentId } = world;
  const as = employer;
  expect((await decide(declined, 'Declined')).statusCode).toBe(200);
  expect((await decide(undecided, 'Interviewing')).statusCode).toBe(200);
  const cancelled = await app.api.cancelShift({ assignmentId, as });
  expect(cancelled.statusCode).toBe(200);
  expect((await app.api.deleteApplication({ id: other.applicationId, as })).statusCode).toBe(204);
  await edit({ shifts: [{ ...SATURDAY, start: '08:00' }] });
  await tell();
  const notices = await app.api.listNotices({ as: hired.seeker });
  expect(notices.body).toContain('Barista');
}

beforeEach(async () => {
  world = await insertWorld();
});

describe('the texts of a held job', () => {
  it('reach no applicant, saver or mail', async () => {
    expect(await edit(HELD)).toMatchObject({ moderation: 'held' });
    await act();
    const mails = app.mails.take();
    const subjects = mails.filter(({ to }) => to !== world.employer.email);
    expect(subjects.map(({ subject }) => subject).toSorted()).toEqual([
      'Copper Kettle canceled 8 shifts of yours',
      'Copper Kettle has withdrawn its offer for Barista',
      'Interview stage: your application for Barista at Copper Kettle',
      'Your application for Barista at Copper Kettle',
    ]);
    for (const { subject, html, text } of subjects)
      expect(`${subject} ${html} ${text}`).not.toContain(MARKER);
    expect(await leaksOf(MARKER)).toEqual([]);
  });

  it('reach nobody when an operator removes the job, whose applicants are warned', async () => {
    await edit(HELD);
    const operator = await useOperator(app);
    const { id } = await caseOf(operator, world.jobId);
    const removal = { decision: 'uphold', action: 'remove_job' };
    expect((await decideCase(app, operator, id, removal)).statusCode).toBe(200);
    await tell();
    expect(await leaksOf(MARKER)).toEqual([]);
  });

  it('reach seekers once the job is released', async () => {
    await edit({ title: TITLE });
    expect(await edit({ title: 'Head barista' })).toMatchObject({ moderation: 'clear' });
    const list = await app.api.listSeekerApplications({
      userId: world.hired.seeker.id,
      as: world.hired.seeker,
    });
    expect(list.json()).toMatchObject([{ job: { title: 'Head barista', city: 'Raleigh' } }]);
  });

  it('reach nobody when the same edit closes the job as filled', async () => {
    await edit({ ...HELD, openings: 2 });
    await tell();
    expect(await leaksOf(MARKER)).toEqual([]);
  });

  it('are what their employer reads', async () => {
    await edit(HELD);
    const { employer, hired } = world;
    for (const url of [
      `/employerjobs/jobs/${employer.id}`,
      `/employerapplications/employerAppliedApplications/${employer.id}`,
      `/applications/getUserApplicationById/${hired.applicationId}`,
      '/api/shifts',
    ]) {
      const response = await app.call('GET', url, { as: employer });
      expect(response.body, url).toContain(MARKER);
    }
  });
});

describe('a new name of a company that holds its jobs', () => {
  it('reaches its applicants when the jobs are released', async () => {
    await renameCompany(`${COMPANY_MARKER}: text us at bit.ly/start`);
    await act();
    expect(await leaksOf(COMPANY_MARKER)).toEqual([]);
    await renameCompany('Copper Pot');
    const { seeker } = world.hired;
    const list = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
    expect(list.json()).toMatchObject([{ job: { companyName: 'Copper Pot' } }]);
  });
});

describe('a held name of a company', () => {
  const HELD_NAME = `${COMPANY_MARKER}: text us at bit.ly/start`;
  const close = () => app.api.closeJob({ jobId: world.jobId, as: world.employer });
  const pages = async () => {
    await app.platform.responseCache.catchUp();
    const { jobId } = world;
    const urls = [`/api/jobs/${jobId}`, `/share/jobs/${jobId}.png`];
    return Promise.all(urls.map(async (url) => (await app.call('GET', url)).statusCode));
  };

  it.each([
    ['closed', close],
    ['filled', () => edit({ openings: 2 })],
  ])('reaches nobody through a %s job, whose page it takes away', async (_, end) => {
    const { employer, hired, undecided } = world;
    await end();
    expect(await pages()).toEqual([200, 200]);
    await renameCompany(HELD_NAME);
    expect(await pages()).toEqual([404, 404]);
    expect((await decide(undecided, 'Accepted')).statusCode).toBe(409);
    await decide(undecided, 'Declined');
    await tell();
    expect(await leaksOf(COMPANY_MARKER)).toEqual([]);
    const [own] = await shiftsOf(hired.seeker);
    const [theirs] = await shiftsOf(employer);
    expect([own?.contact, theirs?.person?.email]).toEqual([null, null]);
    await renameCompany('Copper Pot');
    expect(await pages()).toEqual([200, 200]);
    const list = await app.api.listSeekerApplications({
      userId: hired.seeker.id,
      as: hired.seeker,
    });
    expect(list.json()).toMatchObject([{ job: { companyName: 'Copper Pot' } }]);
    const [released] = await shiftsOf(hired.seeker);
    expect(released?.contact).toMatchObject({ email: employer.email });
  });

  it('reaches nobody through a job that is closed once it is held', async () => {
    await renameCompany(HELD_NAME);
    await close();
    await tell();
    expect(await pages()).toEqual([404, 404]);
    expect(await leaksOf(COMPANY_MARKER)).toEqual([]);
  });

  it('leaves closed jobs alone when only the description is held', async () => {
    await close();
    const body = { description: 'Text us at bit.ly/start' };
    await app.api.updateEmployer({ employerId: world.employer.id, as: world.employer, body });
    expect(await pages()).toEqual([200, 200]);
  });
});

describe('the people of a held job', () => {
  it('are neither accepted nor given a shift before it is released', async () => {
    const { employer, hired, other, undecided, assignmentId, jobId } = world;
    await app.api.cancelShift({ assignmentId, as: hired.seeker });
    await edit({ title: TITLE });
    const accepted = await decide(undecided, 'Accepted');
    expect([accepted.statusCode, accepted.json()]).toMatchObject([
      409,
      {
        code: 'job_held',
        message: 'This job is on hold. You can accept applicants once it is released.',
      },
    ]);
    const cover = () =>
      app.api.coverShift({
        assignmentId,
        as: employer,
        body: { applicationId: other.applicationId },
      });
    expect((await cover()).json()).toMatchObject({ code: 'job_held' });
    const broughtBack = await app.api.bringBackApplicants({ jobId, as: employer });
    expect(broughtBack.json()).toMatchObject({ code: 'job_held' });
    await edit({ title: 'Barista' });
    expect((await decide(undecided, 'Accepted')).statusCode).toBe(200);
    expect((await cover()).statusCode).toBe(200);
  });

  it('and their employer do not read each other’s contact', async () => {
    const { employer, hired } = world;
    const contact = async () => {
      const [own] = await shiftsOf(hired.seeker);
      const [theirs] = await shiftsOf(employer);
      return [own?.contact?.email ?? null, theirs?.person?.email ?? null];
    };
    expect(await contact()).toEqual([employer.email, expect.stringContaining('@')]);
    await edit({ title: TITLE });
    expect(await contact()).toEqual([null, null]);
    await edit({ title: 'Barista' });
    expect(await contact()).toEqual([employer.email, expect.stringContaining('@')]);
  });

  it('are not accepted once it is removed', async () => {
    await app.database
      .updateTable('jobs')
      .set({
        moderation: 'removed',
        status: 'Closed',
        closed_reason: 'removed',
        closed_at: app.clock.read(),
      })
      .where('id', '=', world.jobId)
      .execute();
    const refused = await decide(world.undecided, 'Accepted');
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'job_removed' }]);
  });
});
