import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';

const UNKNOWN_ID = '0199a5a0-0000-7000-8000-000000000001';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

const WHY = { id: 'why', type: 'text', question: 'Why here?' };

interface Sent {
  readonly body?: object;
  readonly as?: TestAccount | undefined;
  readonly headers?: Record<string, string>;
}

function create(jobId: string, { body = { questions: [WHY] }, as = employer, headers }: Sent = {}) {
  return app.api.createApplicationForm({
    as,
    body: { jobId, ...body },
    ...(headers ? { headers } : {}),
  });
}

function setup(jobId: string, as: TestAccount | undefined = employer) {
  return app.api.getApplicationSetup({ jobId, as });
}

function formsOf(jobId: string) {
  return app.database
    .selectFrom('application_forms')
    .select(['id', 'is_current'])
    .where('job_id', '=', jobId)
    .orderBy('id')
    .execute();
}

async function applyWithAnswer(jobId: string) {
  const seeker = await signUpSeeker(app);
  const body = { userId: seeker.id, applicationData: { answers: { why: 'Mornings.' } } };
  const response = await app.api.applyToJob({ jobId, as: seeker, body });
  return { seeker, id: response.json<{ application: { id: string } }>().application.id };
}

describe('POST /employerapplications/create', () => {
  it('gives the job a form, which seekers then have to fill in', async () => {
    const jobId = await insertJob(app, employer, { title: 'Barista' });
    const body = {
      employerId: employer.id,
      basicFields: {
        phone: { enabled: true, required: true },
        fullName: { enabled: true },
        city: { enabled: true },
        zipCode: { enabled: false, required: true },
        email: true,
      },
      documents: { resume: { enabled: true, required: true }, coverLetter: { enabled: false } },
      questions: [
        WHY,
        { id: 1732190400000, type: 'multiple', question: ' When? ', options: ['Mon', ' ', 'Tue '] },
        { id: 'car', type: 'yesno', question: 'A car?', options: ['left over'], required: false },
      ],
    };
    const response = await create(jobId, { body });
    expect(response.statusCode, response.body).toBe(201);
    const { applicationForm } = response.json<{ applicationForm: { id: string } }>();
    const limits = { maxSize: 5_242_880, allowedTypes: ['PDF', 'DOC', 'DOCX'] };
    const form = {
      id: applicationForm.id,
      employerId: employer.id,
      job: { id: jobId, title: 'Barista', companyName: 'Copper Kettle' },
      basicFields: {
        fullName: { name: 'Full Name', enabled: true, required: true },
        email: { name: 'Email', enabled: true, required: true },
        phone: { name: 'Phone', enabled: true, required: true },
        city: { name: 'City', enabled: true, required: false },
        zipCode: { name: 'Zip Code', enabled: false, required: false },
      },
      documents: {
        resume: { enabled: true, required: true, ...limits },
        coverLetter: { enabled: false, required: false, ...limits },
      },
      questions: [
        { ...WHY, options: [], required: true },
        {
          id: '1732190400000',
          type: 'multiple',
          question: 'When?',
          options: ['Mon', 'Tue'],
          required: true,
        },
        { id: 'car', type: 'yesno', question: 'A car?', options: [], required: false },
      ],
    };
    expect(applicationForm).toEqual({
      ...form,
      createdAt: '2026-11-20T12:00:00.000Z',
      closesAt: '2026-12-20T12:00:00.000Z',
      timeZone: 'America/New_York',
    });
    const seeker = await signUpSeeker(app);
    const apply = await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    expect(apply.json()).toEqual({ needsMoreInfo: true, application: form });
  });

  it('replaces the previous form; answers keep the form they were given on', async () => {
    const jobId = await insertJob(app, employer);
    await create(jobId);
    const { seeker, id } = await applyWithAnswer(jobId);
    const replaced = await create(jobId, { body: { questions: [{ ...WHY, question: 'New?' }] } });
    expect(replaced.statusCode).toBe(201);
    expect((await formsOf(jobId)).map((form) => form.is_current)).toEqual([false, true]);
    expect((await setup(jobId)).json()).toEqual({ ...replaced.json<object>(), draft: null });
    for (const as of [seeker, employer]) {
      expect((await app.api.getApplication({ applicationId: id, as })).json()).toMatchObject({
        data: {
          application: { questions: [{ question: 'Why here?' }] },
          questionAnswers: { why: 'Mornings.' },
        },
      });
    }
  });

  it('accepts a form for a closed job, for when it is reposted', async () => {
    const jobId = await insertJob(app, employer, { status: 'Closed' });
    expect((await create(jobId)).statusCode).toBe(201);
  });

  it('refuses a form for a removed job, like every change of it', async () => {
    const jobId = await insertJob(app, employer, {
      status: 'Closed',
      moderation: 'removed',
      closed_reason: 'removed',
    });
    const refused = await create(jobId);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'job_removed' }]);
    expect(await formsOf(jobId)).toEqual([]);
  });

  it('creates one form when the request is repeated', async () => {
    const jobId = await insertJob(app, employer);
    const headers = { 'idempotency-key': `form ${jobId}` };
    const first = await create(jobId, { headers });
    const second = await create(jobId, { headers });
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await formsOf(jobId)).toHaveLength(1);
    const other = await create(jobId, { headers, body: { documents: { resume: true } } });
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('leaves one form current after concurrent requests', async () => {
    const jobId = await insertJob(app, employer);
    const all = await Promise.all(Array.from({ length: 20 }, () => create(jobId)));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const forms = await formsOf(jobId);
    expect(forms).toHaveLength(20);
    expect(forms.filter((form) => form.is_current)).toHaveLength(1);
  });

  it('accepts neither unknown fields nor those that the server sets', async () => {
    const jobId = await insertJob(app, employer);
    const body = {
      id: UNKNOWN_ID,
      is_current: false,
      createdAt: '2030-01-01T00:00:00Z',
      job: { id: UNKNOWN_ID, title: 'Other', companyName: 'Other' },
      basicFields: {
        phone: { enabled: true, name: 'Social security number', pattern: '.*' },
        passport: { enabled: true, required: true },
      },
      documents: {
        resume: { enabled: true, maxSize: 1_000_000_000, allowedTypes: ['EXE'] },
        passport: { enabled: true },
      },
      questions: [],
    };
    const response = await create(jobId, { body });
    expect(response.statusCode, response.body).toBe(201);
    expect(response.body).not.toMatch(/passport|Social|EXE|1000000000|Other|2030-01-01|pattern/);
    expect(response.body).not.toContain(UNKNOWN_ID);
  });
});

describe('a form', () => {
  async function refusal(body: object) {
    const jobId = await insertJob(app, employer);
    const response = await create(jobId, { body });
    expect(response.statusCode, response.body).toBe(400);
    expect(await formsOf(jobId)).toEqual([]);
    return response.json<{ message: string }>().message;
  }

  const EMPTY = 'Please enable at least one basic field, add a document, or include a question.';
  const when = { id: 'when', type: 'multiple', question: 'When?' };

  it.each([
    ['nothing at all', {}],
    ['everything off', { basicFields: { email: { enabled: false } }, documents: { resume: {} } }],
    ['blank questions alone', { questions: [{ ...WHY, question: '  ' }, { question: '' }] }],
  ])('must not be empty: %s', async (_name, body) => {
    expect(await refusal(body)).toBe(EMPTY);
  });

  it.each([
    ['a basic field', { basicFields: { phone: { enabled: true } } }],
    ['a document', { documents: { coverLetter: { required: true } } }],
    ['a question', { questions: [WHY] }],
  ])('can consist of nothing but %s', async (_name, body) => {
    expect((await create(await insertJob(app, employer), { body })).statusCode).toBe(201);
  });

  it.each([
    [
      [{ ...when, options: ['Mon'] }],
      'Please give a multiple-choice question at least two options.',
    ],
    [
      [{ ...when, options: ['Mon', ' '] }],
      'Please give a multiple-choice question at least two options.',
    ],
    [[when], 'Please give a multiple-choice question at least two options.'],
    [[{ ...when, options: ['Mon', 'Mon '] }], 'Each option of a question must be different.'],
    [[{ ...when, options: Array.from({ length: 21 }, String) }], 'Please give at most 20 options.'],
    [[WHY, WHY], 'Each question needs an id of its own.'],
    [[{ ...WHY, id: 'toString' }], 'Each question needs an id of its own.'],
    [[{ type: 'text', question: 'Why?' }], 'Each question needs an id of its own.'],
    [[{ ...WHY, type: 'essay' }], 'Please choose a type for each question.'],
    [[{ ...WHY, question: 'a'.repeat(501) }], 'Please use at most 500 characters'],
    [
      Array.from({ length: 51 }, (_, at) => ({ ...WHY, id: `q${at}` })),
      'Please ask at most 50 questions.',
    ],
  ])('must have questions that can be answered: %j', async (questions, message) => {
    expect(await refusal({ questions })).toBe(message);
  });
});

describe('the owner of a form', () => {
  it('is the only one to create it', async () => {
    const jobId = await insertJob(app, employer);
    const other = await signUpEmployer(app);
    const seeker = await signUpSeeker(app);
    expect((await create(jobId, { as: other })).statusCode).toBe(404);
    const named = { body: { questions: [WHY], employerId: employer.id }, as: other };
    expect((await create(jobId, named)).statusCode).toBe(403);
    expect((await create(jobId, { as: seeker })).statusCode).toBe(401);
    expect((await create(UNKNOWN_ID)).statusCode).toBe(404);
    expect((await create('nonsense')).statusCode).toBe(400);
    expect(await formsOf(jobId)).toEqual([]);
  });

  it('is the only one to edit it', async () => {
    const jobId = await insertJob(app, employer);
    expect((await setup(jobId)).json()).toEqual({ applicationForm: null, draft: null });
    const { applicationForm } = (await create(jobId)).json<{ applicationForm: unknown }>();
    expect((await setup(jobId)).json()).toEqual({ applicationForm, draft: null });
    expect((await setup(jobId, await signUpEmployer(app))).statusCode).toBe(404);
    expect((await setup(jobId, await signUpSeeker(app))).statusCode).toBe(401);
    expect((await app.api.getApplicationSetup({ jobId })).statusCode).toBe(401);
    expect((await setup(UNKNOWN_ID)).statusCode).toBe(404);
    expect((await setup('nonsense')).statusCode).toBe(400);
  });
});
