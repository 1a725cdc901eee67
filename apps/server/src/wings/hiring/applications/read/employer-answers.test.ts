import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication, insertForm } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';

const PHONE = '9195550177';

const FORM = {
  basicFields: {
    fullName: { name: 'fullName', enabled: true, required: true },
    phone: { name: 'phone', enabled: true, required: true },
  },
  documents: {},
  questions: [
    { id: 'why', type: 'text', question: 'Why here?' },
    { id: 'adult', type: 'yesno', question: 'Over 18?' },
    { id: 'shift', type: 'multiple', question: 'Which shift?', options: ['Early', 'Late'] },
  ],
};

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function jobWithForm() {
  const employer = await signUpEmployer(app);
  const jobId = await insertJob(app, employer);
  return { employer, jobId, formId: await insertForm(app, jobId, FORM) };
}

type Job = Awaited<ReturnType<typeof jobWithForm>>;

async function answer(
  { employer, jobId, formId }: Job,
  questionAnswers: object,
  status?: 'accepted' | 'withdrawn',
  profile: { phone?: string } = { phone: PHONE },
) {
  const seeker = await signUpSeeker(app, { profile });
  return insertApplication(app, {
    jobId,
    employerId: employer.id,
    seekerId: seeker.id,
    form_id: formId,
    ...(status && { status }),
    basic_field_answers: JSON.stringify({ fullName: 'Robin Park', phone: PHONE }),
    question_answers: JSON.stringify(questionAnswers),
  });
}

function list(employer: TestAccount, query = '') {
  return app.api.listEmployerApplications({
    employerId: employer.id,
    query: query,
    as: employer,
  });
}

async function idsWith({ employer }: Job, answers: object) {
  const query = `answers=${encodeURIComponent(JSON.stringify(answers))}`;
  const response = await list(employer, query);
  const ids = response.json<{ applications: { id: string }[] }>().applications.map(({ id }) => id);
  expect(response.headers['x-total-count']).toBe(String(ids.length));
  return ids.toSorted();
}

describe('the list of applications', () => {
  it('shows no number that is split over answers', async () => {
    const job = await jobWithForm();
    await answer(job, { why: 'Call me: 919 555', shift: '0177' });
    expect((await list(job.employer)).json()).toMatchObject({
      applications: [{ questionAnswers: { why: 'Call me: (hidden)', shift: '(hidden)' } }],
    });
  });

  it('contains the form and the answers, but the contact in none of them', async () => {
    const job = await jobWithForm();
    await answer(job, { why: `Call (919) 555-0177`, adult: 'yes' });
    const response = await list(job.employer);
    expect(response.json()).toMatchObject({
      applications: [
        {
          application: {
            basicFields: { phone: { enabled: true } },
            documents: {},
            questions: [{ id: 'why' }, { id: 'adult' }, { id: 'shift' }],
            submittedDocuments: { resume: null, coverLetter: null },
          },
          basicFieldAnswers: { fullName: 'Robin Park' },
          questionAnswers: { why: 'Call (hidden)', adult: 'yes' },
        },
      ],
    });
    expect(response.body).not.toMatch(/9195550177|555-0177/);
  });

  it('shows everything while accepted', async () => {
    const job = await jobWithForm();
    await answer(job, { why: 'Call (919) 555-0177' }, 'accepted');
    expect((await list(job.employer)).json()).toMatchObject({
      applications: [
        { basicFieldAnswers: { phone: PHONE }, questionAnswers: { why: 'Call (919) 555-0177' } },
      ],
    });
  });

  it('shows the phone number of the form while accepted, where the profile has none', async () => {
    const job = await jobWithForm();
    await answer(job, {}, 'accepted', {});
    expect((await list(job.employer)).json()).toMatchObject({
      applications: [{ user: { phone: PHONE } }],
    });
    const undecided = await jobWithForm();
    await answer(undecided, { why: 'Call 9195550177' }, undefined, {});
    expect((await list(undecided.employer)).body).not.toContain(PHONE);
  });

  it('has no answers for one-click or withdrawn applications', async () => {
    const job = await jobWithForm();
    await answer(job, { adult: 'yes' }, 'withdrawn');
    const { id: seekerId } = await signUpSeeker(app);
    await insertApplication(app, { jobId: job.jobId, employerId: job.employer.id, seekerId });
    expect((await list(job.employer, 'sort=oldest')).json()).toMatchObject({
      applications: [
        { status: 'Withdrawn', basicFieldAnswers: {}, questionAnswers: {} },
        { application: null, basicFieldAnswers: {}, questionAnswers: {} },
      ],
    });
  });
});

describe('filtering the list by answers', () => {
  it('finds the applications that match all of them', async () => {
    const job = await jobWithForm();
    const early = await answer(job, { adult: 'yes', shift: 'Early' });
    const late = await answer(job, { adult: 'yes', shift: 'Late' });
    await answer(job, { adult: 'no', shift: 'Early' });
    expect(await idsWith(job, { adult: 'yes' })).toEqual([early, late].toSorted());
    expect(await idsWith(job, { adult: 'yes', shift: 'Late' })).toEqual([late]);
    expect(await idsWith(job, { adult: 'no', shift: 'Late' })).toEqual([]);
    expect(await idsWith(job, {})).toHaveLength(3);
  });

  it('searches only what the employer may read', async () => {
    const job = await jobWithForm();
    await answer(job, { why: PHONE, adult: 'yes' });
    await answer(job, { adult: 'no' }, 'withdrawn');
    expect(await idsWith(job, { why: PHONE })).toEqual([]);
    expect(await idsWith(job, { adult: 'no' })).toEqual([]);
    expect(await idsWith(job, { nothing: 'yes' })).toEqual([]);
  });

  it.each(['{', '[]', '"yes"', '{"adult":true}', JSON.stringify({ adult: 'y'.repeat(201) })])(
    'rejects %s',
    async (answers) => {
      const { employer } = await jobWithForm();
      const response = await list(employer, `answers=${encodeURIComponent(answers)}`);
      expect(response.statusCode).toBe(400);
    },
  );
});
