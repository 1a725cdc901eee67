import { DAY_MS, type Job } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { type Operator, useOperator } from '../../../../../test/database/insert-operators.ts';
import * as cases from '../../../../../test/scenarios/cases.ts';
import {
  editJob,
  HONEST,
  MENDABLE,
  postJob,
  publicStatusOf,
  SCAM,
} from '../../../../../test/scenarios/postings.ts';

let app: TestApp;
let operator: Operator;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  operator = await useOperator(app);
});

beforeEach(async () => {
  app.clock.advance(60_000);
  await operator.signInAgain();
  employer = await signUpEmployer(app, { plan: 'corporate' });
});

afterAll(() => app.close());

const OTHER = 'Walk four dogs around the lake at noon and feed the two cats.';
const WATCHED = 'A person reads what your company posts for now.';
const COPIED = 'It is nearly the same as a post of yours that is held.';

const post = (description: string, title = 'Barista', as = employer) =>
  postJob(app, as, { description, title });
const edit = (job: Job, fields: object) => editJob(app, employer, job.id, fields);
const publicStatus = ({ id }: Job) => publicStatusOf(app, id);
const caseOf = ({ id }: Job) => cases.caseOf(operator, id);
const detailOf = async (job: Job) => {
  const { id: caseId } = await caseOf(job);
  return (await operator.api.getCase({ caseId })).json<{ case: object }>().case;
};

async function decide(job: Job, decision: 'dismiss' | 'uphold', action = 'none') {
  const { id: caseId } = await caseOf(job);
  const response = await cases.decideCase(app, operator, caseId, { decision, action });
  expect(response.statusCode, response.body).toBe(200);
  return caseId;
}

async function read(job: Job): Promise<Job | undefined> {
  const response = await app.api.listEmployerJobs({ employerId: employer.id, as: employer });
  return response.json<{ jobs: Job[] }>().jobs.find(({ id }) => id === job.id);
}

async function verify(): Promise<void> {
  await app.database
    .updateTable('employers')
    .set({ verified_at: app.clock.read(), verified_by: 'operator' })
    .where('id', '=', employer.id)
    .execute();
}

const held = (...moderationReasons: string[]) => ({ moderation: 'held', moderationReasons });

describe('a heavy hold', () => {
  it('stays whatever is edited, and keeps saying why', async () => {
    const job = await post(SCAM);
    const { moderationReasons } = job;
    expect(await edit(job, { description: HONEST })).toMatchObject(held(...moderationReasons));
    expect(await edit(job, { description: OTHER, title: 'Dog walker' })).toMatchObject(
      held(...moderationReasons),
    );
    expect(await publicStatus(job)).toBe(404);
    expect(await caseOf(job)).toMatchObject({ severity: 'heavy', status: 'open' });
  });

  it('stays when the job is closed and reposted', async () => {
    const job = await post(SCAM);
    await app.api.closeJob({ jobId: job.id, as: employer });
    const again = await edit(job, { status: 'Active', description: HONEST });
    expect(again).toMatchObject({ moderation: 'held' });
  });

  it('is what a light one becomes, and not the reverse', async () => {
    const job = await post(MENDABLE);
    expect(await caseOf(job)).toMatchObject({ severity: 'light' });
    await edit(job, { description: SCAM });
    expect(await caseOf(job)).toMatchObject({ severity: 'heavy' });
    expect(await edit(job, { description: MENDABLE })).toMatchObject({ moderation: 'held' });
    expect(await edit(job, { description: HONEST })).toMatchObject({ moderation: 'held' });
  });

  it('ends with a dismissal, for the texts of that time', async () => {
    const job = await post(SCAM);
    await edit(job, { description: HONEST });
    await decide(job, 'dismiss');
    expect(await publicStatus(job)).toBe(200);
    expect(await edit(job, { description: SCAM })).toMatchObject({ moderation: 'held' });
  });

  it('stays once it is upheld, and an edit is a case of its own', async () => {
    const job = await post(SCAM);
    const caseId = await decide(job, 'uphold');
    expect(await edit(job, { description: HONEST })).toMatchObject({ moderation: 'held' });
    const next = await caseOf(job);
    expect(next.id).not.toBe(caseId);
    expect(await detailOf(job)).toMatchObject({ severity: 'heavy', heldBefore: 1 });
  });

  it('leaves its appeal open whatever is edited', async () => {
    const job = await post(SCAM);
    const { id: caseId } = await caseOf(job);
    await app.api.submitAppeal({ as: employer, body: { caseId, text: 'We are honest.' } });
    await edit(job, { description: HONEST });
    const { measures } = (await app.api.listMeasures({ as: employer })).json<{
      measures: unknown[];
    }>();
    expect(measures).toMatchObject([
      { measure: 'held', inForce: true, appeal: { status: 'open' } },
    ]);
    expect(await caseOf(job)).toMatchObject({ id: caseId, appealStatus: 'open' });
  });

  it('is decided as it was read, when it is edited at the same time', async () => {
    const job = await post(SCAM);
    const { id: caseId } = await caseOf(job);
    const body = { decision: 'dismiss' };
    const [decided] = await Promise.all([
      cases.decideCase(app, operator, caseId, body),
      edit(job, { description: `${SCAM} Bring cash.` }),
    ]);
    // Whoever was first: what nobody has read is held.
    expect([200, 409]).toContain(decided.statusCode);
    expect(await read(job)).toMatchObject({ moderation: 'held' });
    expect(await caseOf(job)).toMatchObject({ status: 'open', severity: 'heavy' });
  });
});

describe('after a heavy hold', () => {
  it('holds what the account posts in 14 days, and leaves what was live', async () => {
    const live = await post(OTHER, 'Dog walker');
    await post(SCAM);
    expect(await post('Wash cups.', 'Dishwasher')).toMatchObject(held(WATCHED));
    expect(await publicStatus(live)).toBe(200);
    expect(await edit(live, { payRate: 21 })).toMatchObject({ moderation: 'clear' });
    app.clock.advance(14 * DAY_MS - 60_000);
    expect(await post('Sweep floors.', 'Cleaner')).toMatchObject(held(WATCHED));
    app.clock.advance(60_000);
    expect(await post('Water plants.', 'Gardener')).toMatchObject({ moderation: 'clear' });
  });

  it('keeps holding it whatever is edited, and however long it takes', async () => {
    await post(SCAM);
    const job = await post('Wash cups.', 'Dishwasher');
    app.clock.advance(20 * DAY_MS);
    expect(await edit(job, { description: OTHER })).toMatchObject(held(WATCHED));
  });

  it('holds new words of what was live', async () => {
    const live = await post(OTHER, 'Dog walker');
    await post(SCAM);
    expect(await edit(live, { description: 'Write to us for the rest.' })).toMatchObject(
      held(WATCHED),
    );
  });

  it('goes on when the job itself is deleted', async () => {
    const job = await post(SCAM);
    await app.database.deleteFrom('jobs').where('id', '=', job.id).execute();
    expect(await post('Wash cups.', 'Dishwasher')).toMatchObject(held(WATCHED));
  });

  it('leaves other accounts alone', async () => {
    await post(SCAM);
    const other = await signUpEmployer(app);
    expect(await post(HONEST, 'Barista', other)).toMatchObject({ moderation: 'clear' });
  });

  it('holds of a verified company near-copies of any version alone', async () => {
    const long = `${SCAM} You answer the messages of guests, sort the keys of forty flats, count the towels,
      greet who arrives late, call the plumber and the locksmith, order soap and coffee for the week, and write down what is broken before anybody complains about the water.`;
    await verify();
    const job = await post(long);
    await edit(job, { description: OTHER });
    expect(await post('Wash cups.', 'Dishwasher')).toMatchObject({ moderation: 'clear' });
    const mild = long.replace(' at wa.me/15550142', '');
    const copy = await post(mild, 'Concierge');
    expect(copy).toMatchObject(held(COPIED));
    expect(await edit(copy, { description: 'Wash plates.' })).toMatchObject(held(COPIED));
  });
});

describe('dismissing a heavy hold', () => {
  it('shows what only it held, and holds it again when it is undone', async () => {
    const job = await post(SCAM);
    const watched = await post('Wash cups.', 'Dishwasher');
    const mendable = await post(MENDABLE, 'Host');
    const caseOfWatched = await caseOf(watched);
    const caseId = await decide(job, 'dismiss');
    expect(await publicStatus(job)).toBe(200);
    expect(await publicStatus(watched)).toBe(200);
    expect(await publicStatus(mendable)).toBe(404);
    expect(await post('Sweep floors.', 'Cleaner')).toMatchObject({ moderation: 'clear' });
    await operator.api.undoDecision({ caseId });
    expect(await read(watched)).toMatchObject(held(WATCHED));
    expect(await caseOf(watched)).toMatchObject({ id: caseOfWatched.id });
    expect(await post('Count towels.', 'Clerk')).toMatchObject(held(WATCHED));
  });

  it('leaves held what another heavy hold watches', async () => {
    const first = await post(SCAM);
    const second = await post(`${SCAM} Now.`, 'Helper');
    const watched = await post('Wash cups.', 'Dishwasher');
    await decide(first, 'dismiss');
    expect(await publicStatus(watched)).toBe(404);
    await decide(second, 'dismiss');
    expect(await publicStatus(watched)).toBe(200);
  });

  it('is what accepting an appeal against it is as well', async () => {
    const job = await post(SCAM);
    const watched = await post('Wash cups.', 'Dishwasher');
    const caseId = await decide(job, 'uphold');
    const appealed = await app.api.submitAppeal({
      as: employer,
      body: { caseId, text: 'We are honest.' },
    });
    app.clock.advance(10 * 60_000);
    await operator.signInAgain();
    const { id } = appealed.json<{ appeal: { id: string } }>().appeal;
    const other = await useOperator(app);
    const accepted = await cases.decideAppeal(app, other, id, 'accept');
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect(await publicStatus(watched)).toBe(200);
  });
});

describe('the versions of a held job', () => {
  const versionsOf = async (job: Job) =>
    ((await detailOf(job)) as { versions: { fields: { field: string; text: string }[] }[] })
      .versions;
  const textOf = ({ fields }: { fields: { field: string; text: string }[] }) =>
    fields.find(({ field }) => field === 'Description')?.text;

  it('are each of its texts once, the first first', async () => {
    const job = await post(SCAM);
    await edit(job, { description: HONEST });
    await edit(job, { description: HONEST, closesAt: null });
    await edit(job, { description: SCAM });
    await edit(job, { description: OTHER });
    const versions = await versionsOf(job);
    expect(versions.map(textOf)).toEqual([SCAM, HONEST, OTHER]);
    expect(versions[0]).toMatchObject({
      at: expect.any(String) as string,
      by: 'employer',
      fields: expect.arrayContaining([
        { field: 'Title', text: 'Barista' },
        { field: 'Company name', text: 'Copper Kettle' },
      ]) as unknown,
      signals: [{ field: 'Description', words: 'wa.me/15550142' }],
    });
  });

  it('are the first, the last and 50 between', async () => {
    const job = await post(SCAM);
    for (let edits = 1; edits <= 55; edits += 1)
      await edit(job, { description: `${HONEST} ${String(edits)}` });
    const texts = (await versionsOf(job)).map(textOf);
    expect(texts).toHaveLength(52);
    expect([texts[0], texts[1], texts.at(-1)]).toEqual([SCAM, `${HONEST} 5`, `${HONEST} 55`]);
  });

  it('go with their company', async () => {
    const job = await post(SCAM);
    const { id: caseId } = await caseOf(job);
    const kept = () =>
      app.database.selectFrom('held_versions').select('id').where('case_id', '=', caseId).execute();
    expect(await kept()).toHaveLength(1);
    await app.api.deleteCompany({
      employerId: employer.id,
      as: employer,
      body: { password: PASSWORD },
    });
    await app.runTasks();
    expect(await kept()).toEqual([]);
  });
});
