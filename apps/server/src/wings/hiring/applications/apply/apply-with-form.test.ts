import { DAY_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { asFile, toFormData } from '@nextshift/test-kit/files/pictures';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertForm } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

const shown = (required: boolean) => ({ name: '', enabled: true, required });

const FORM = {
  basicFields: {
    fullName: shown(true),
    email: shown(true),
    phone: shown(true),
    state: shown(false),
    website: shown(false),
    city: { name: 'City', enabled: false, required: false },
  },
  documents: { resume: { enabled: true, required: true } },
  questions: [
    { id: 'why', type: 'text', question: 'Why here?' },
    { id: 'car', type: 'yesno', question: 'Do you drive?' },
    { id: 'mail', type: 'email', question: 'A second address?', required: false },
  ],
};

const ANSWERS = {
  basicFields: {
    fullName: 'Robin Park',
    email: 'robin@mail.example',
    phone: '(919) 555-0123',
    state: 'nc',
    website: 'Robin-Park.dev',
  },
  answers: { why: 'The coffee.', car: 'yes', mail: 'second@mail.example' },
};

async function jobWithForm(): Promise<string> {
  const jobId = await insertJob(app, employer);
  await insertForm(app, jobId, FORM);
  return jobId;
}

async function uploadResume(seeker: TestAccount, kind = 'resume'): Promise<string> {
  const body = toFormData({ kind, file: asFile(PDF_FILE, 'cv.pdf', 'application/pdf') });
  const response = await app.api.uploadDocument({ as: seeker, body });
  return response.json<{ documentId: string }>().documentId;
}

interface Sent {
  readonly answers?: object;
  readonly basicFields?: object;
  readonly documents?: object;
}

function apply(seeker: TestAccount, jobId: string, applicationData?: Sent) {
  const body = { jobId, userId: seeker.id, status: 'Accepted', applicationData };
  return app.api.applyToJob({ jobId, as: seeker, body });
}

async function applyWhole(seeker: TestAccount, jobId: string): Promise<string> {
  const documents = { resume: await uploadResume(seeker) };
  const response = await apply(seeker, jobId, { ...ANSWERS, documents });
  expect(response.statusCode).toBe(201);
  return response.json<{ application: { id: string } }>().application.id;
}

const read = (as: TestAccount | undefined, id: string) =>
  app.api.getApplication({ applicationId: id, as });

describe('applying through the form of a job', () => {
  it('stores the answers and the resume', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await jobWithForm();
    const id = await applyWhole(seeker, jobId);
    const response = await read(seeker, id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      data: {
        application: {
          id,
          jobId,
          applicantName: 'Robin Park',
          status: 'pending',
          job: { title: 'Barista', companyName: 'Copper Kettle' },
          basicFields: { phone: { enabled: true, required: true } },
          questions: [{ id: 'why' }, { id: 'car' }, { id: 'mail' }],
          submittedDocuments: {
            resume: { name: 'cv.pdf', size: PDF_FILE.length },
            coverLetter: null,
          },
        },
        basicFieldAnswers: {
          ...ANSWERS.basicFields,
          phone: '9195550123',
          state: 'NC',
          website: 'https://robin-park.dev',
        },
        questionAnswers: ANSWERS.answers,
      },
    });
    const list = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
    expect(list.json()).toMatchObject([{ id, applicationId: id, status: 'pending' }]);
  });

  it('reports everything that is missing, and stores nothing', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await jobWithForm();
    const response = await apply(seeker, jobId, { answers: { car: 'perhaps' } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message:
        'Please answer the following questions: Full Name, Email, Phone, Resume, Why here?, Do you drive?',
      issues: [
        { path: ['basicFields', 'fullName'], message: 'Full Name' },
        { path: ['basicFields', 'email'], message: 'Email' },
        { path: ['basicFields', 'phone'], message: 'Phone' },
        { path: ['documents', 'resume'], message: 'Resume' },
        { path: ['answers', 'why'], message: 'Why here?' },
        { path: ['answers', 'car'], message: 'Do you drive?' },
      ],
    });
    const list = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
    expect(list.json()).toEqual([]);
  });

  it('says what is wrong with a state and a phone number', async () => {
    const seeker = await signUpSeeker(app);
    const basicFields = { ...ANSWERS.basicFields, state: 'ZZ', phone: '+91 98765 43210' };
    const response = await apply(seeker, await jobWithForm(), { ...ANSWERS, basicFields });
    expect(response.statusCode).toBe(400);
    const { message } = response.json<{ message: string }>();
    expect(message).toContain('State (Please choose a state.)');
    expect(message).toMatch(/Phone \(Please enter a .*10-digit/);
  });

  it('rejects documents of someone else, of another kind, or already sent', async () => {
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    const jobId = await jobWithForm();
    const sent = await uploadResume(seeker);
    await apply(seeker, await jobWithForm(), { ...ANSWERS, documents: { resume: sent } });
    for (const resume of [
      await uploadResume(other),
      await uploadResume(seeker, 'coverLetter'),
      sent,
    ]) {
      const response = await apply(seeker, jobId, { ...ANSWERS, documents: { resume } });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        issues: [{ path: ['documents', 'resume'], message: 'Resume' }],
      });
    }
  });

  it('drops answers that the form does not ask for', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await jobWithForm();
    const response = await apply(seeker, jobId, {
      basicFields: { ...ANSWERS.basicFields, city: 'Raleigh' },
      answers: { ...ANSWERS.answers, admin: 'yes' },
      documents: { resume: await uploadResume(seeker) },
    });
    const { id } = response.json<{ application: { id: string } }>().application;
    const { data } = (await read(seeker, id)).json<{
      data: { basicFieldAnswers: object; questionAnswers: object };
    }>();
    expect(data.basicFieldAnswers).not.toHaveProperty('city');
    expect(data.questionAnswers).not.toHaveProperty('admin');
  });

  it('still returns the form when no answers are sent', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await jobWithForm();
    const response = await apply(seeker, jobId);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ needsMoreInfo: true });
  });

  it('rejects texts that are too long for any form', async () => {
    const seeker = await signUpSeeker(app);
    const response = await apply(seeker, await jobWithForm(), {
      answers: { why: 'x'.repeat(5001) },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Please use at most 5000 characters' });
  });
});

it('processes no more answers than a form can have', async () => {
  const seeker = await signUpSeeker(app);
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, []]));
  for (const part of ['answers', 'basicFields']) {
    const response = await apply(seeker, await jobWithForm(), { [part]: many });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ issues: unknown[] }>().issues).toHaveLength(1);
  }
});

describe('GET /applications/getUserApplicationById/{id}', () => {
  it('shows the employer the answers, but contact only while accepted', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await jobWithForm();
    const id = await applyWhole(seeker, jobId);
    const before = await read(employer, id);
    expect(before.json()).toMatchObject({
      data: { application: { status: 'Active' }, questionAnswers: { why: 'The coffee.' } },
    });
    expect(before.body).not.toMatch(/@|9195550123/);
    const body = { status: 'Accepted' };
    await app.api.changeApplicationStatus({ id, as: employer, body });
    app.clock.advance(30 * DAY_MS - 60_000);
    const during = await app.api.getApplication({
      applicationId: id,
      as: await freshSession(employer),
    });
    expect(during.json()).toMatchObject({
      data: {
        basicFieldAnswers: { email: 'robin@mail.example', phone: '9195550123' },
        questionAnswers: { mail: 'second@mail.example' },
      },
    });
    app.clock.advance(120_000);
    const after = await read(await freshSession(employer), id);
    expect(after.statusCode).toBe(200);
    expect(after.body).not.toMatch(/@|9195550123/);
  });

  it('is not found by anyone else', async () => {
    const seeker = await signUpSeeker(app);
    const id = await applyWhole(seeker, await jobWithForm());
    expect((await read(await signUpSeeker(app), id)).statusCode).toBe(404);
    expect((await read(await signUpEmployer(app), id)).statusCode).toBe(404);
    expect((await read(undefined, id)).statusCode).toBe(401);
  });

  it('shows no questions for an application made with one click', async () => {
    const seeker = await signUpSeeker(app);
    const response = await apply(seeker, await insertJob(app, employer));
    const { id } = response.json<{ application: { id: string } }>().application;
    expect((await read(seeker, id)).json()).toMatchObject({
      data: {
        application: { basicFields: {}, documents: {}, questions: [] },
        basicFieldAnswers: {},
        questionAnswers: {},
      },
    });
  });
});

/** Signs in again after the clock has moved past the end of the first session. */
async function freshSession(account: TestAccount): Promise<TestAccount> {
  const body = { email: account.email, password: 'Sunflower-7' };
  const login = await app.api.logInEmployer({ body });
  const cookie = String(login.headers['set-cookie']);
  const token = /=([\w-]{43})/.exec(cookie)?.[1] ?? '';
  return { ...account, token, cookie };
}
