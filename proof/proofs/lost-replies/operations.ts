import type pg from 'pg';
import { findLastDate, giveShifts, weeklyShift } from '@nextshift/test-kit/people/give-shifts';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { callOrFail } from '@nextshift/test-kit/requests/caller';
import {
  type Account,
  insertApplications,
  insertEmployers,
  insertJobs,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import { minimalJobBody, createPng, newEmail, PASSWORD } from '@nextshift/test-kit/people/people';

/** A request with an effect that must happen once. */
export interface Operation {
  readonly path: string;
  readonly token?: string;
  readonly body: object;
  /** Counts its effects in the database. */
  readonly count: { readonly query: string; readonly values: readonly string[] };
}

/** Operations of one kind, each by a new account. */
export interface OperationKind {
  readonly name: string;
  readonly operations: readonly Operation[];
}

const FORM = {
  basicFields: { fullName: { enabled: true, required: true } },
  documents: {},
  questions: [{ id: 'why', type: 'text', question: 'Why here?' }],
};
const ANSWERS = { basicFields: { fullName: 'Robin Park' }, answers: { why: 'The coffee.' } };

/** An application to a job whose applicant count is right. */
const COUNTED_APPLICATION = `SELECT FROM applications JOIN job_applicant_counts AS counted USING (job_id)
  WHERE seeker_id = $1
    AND applicants = (SELECT count(*) FROM applications AS each WHERE each.job_id = counted.job_id)`;

/** A date that was changed once. */
const CANCELLED_SHIFT = `SELECT FROM assignments WHERE id = $1 AND status = 'cancelled' AND sequence = 1`;

/** The same number of operations of each kind. */
export async function prepareOperations(
  address: string,
  database: pg.Client,
  ofEach: number,
): Promise<OperationKind[]> {
  const seekers = () => insertSeekers(database, ofEach);
  const [employer] = await insertEmployers(database, 1, 'corporate');
  if (!employer) throw new Error('There is no employer.');
  const [plainJob = '', formJob = '', weekend = ''] = await insertJobs(database, employer, 3);
  const days = [weeklyShift('sat', 7, 1), weeklyShift('sun', 7, 1)];
  const [saturday = ''] = await giveShifts(database, weekend, days);
  await callOrFail(address, 'POST', '/employerapplications/create', {
    token: employer.token,
    body: { jobId: formJob, ...FORM },
  });
  const picture = new File([new Uint8Array(await createPng())], 'job.png', { type: 'image/png' });
  return [
    { name: 'signup', operations: Array.from({ length: ofEach }, signUp) },
    {
      name: 'quick application',
      operations: (await seekers()).map((seeker) => apply(seeker, plainJob)),
    },
    {
      name: 'application with a form',
      operations: (await seekers()).map((seeker) =>
        apply(seeker, formJob, { applicationData: ANSWERS }),
      ),
    },
    {
      name: 'application for a shift',
      operations: (await seekers()).map((seeker) =>
        apply(seeker, weekend, { shiftIds: [saturday] }),
      ),
    },
    {
      name: 'shift given back',
      operations: await giveBackShifts(address, database, await seekers()),
    },
    {
      name: 'new job',
      operations: (await insertEmployers(database, ofEach, 'corporate')).map((each, index) =>
        postJob(each, index % 2 === 0 ? picture : undefined),
      ),
    },
    { name: 'document', operations: (await seekers()).map(uploadDocument) },
    {
      name: 'checkout',
      operations: (await insertEmployers(database, ofEach, null)).map(startCheckout),
    },
  ];
}

function signUp(): Operation {
  const email = newEmail();
  return {
    path: '/user/signup',
    body: { firstName: 'Robin', lastName: 'Park', email, password: PASSWORD },
    count: { query: 'SELECT FROM seekers WHERE lower(email) = lower($1)', values: [email] },
  };
}

function apply({ id: userId, token }: Account, jobId: string, parts: object = {}): Operation {
  return {
    path: `/applications/job/${jobId}/apply`,
    token,
    body: { userId, ...parts },
    count: { query: COUNTED_APPLICATION, values: [userId] },
  };
}

/** Each accepted applicant cancels one date. */
async function giveBackShifts(
  address: string,
  database: pg.Client,
  seekers: readonly Account[],
): Promise<Operation[]> {
  const operations: Operation[] = [];
  for (const seeker of seekers) {
    const [employer] = await insertEmployers(database, 1, 'corporate');
    if (!employer) throw new Error('There is no employer.');
    const [jobId = ''] = await insertJobs(database, employer, 1);
    const shiftIds = await giveShifts(database, jobId, [weeklyShift('sat', 7, 1)]);
    const [id = ''] = await insertApplications(database, jobId, [seeker]);
    await callOrFail(address, 'PUT', `/employerapplications/${id}`, {
      token: employer.token,
      body: { status: 'Accepted', shiftIds },
    });
    const assignmentId = await findLastDate(database, id);
    operations.push({
      path: `/api/shifts/${assignmentId}/cancel`,
      token: seeker.token,
      body: {},
      count: { query: CANCELLED_SHIFT, values: [assignmentId] },
    });
  }
  return operations;
}

function postJob({ id, token }: Account, jobImage: File | undefined): Operation {
  const form = new FormData();
  for (const [name, value] of Object.entries(minimalJobBody)) form.set(name, String(value));
  if (jobImage) form.set('jobImage', jobImage);
  return {
    path: '/employerjobs/createjob',
    token,
    body: jobImage ? form : minimalJobBody,
    count: { query: 'SELECT FROM jobs WHERE employer_id = $1', values: [id] },
  };
}

function uploadDocument({ id, token }: Account): Operation {
  const body = new FormData();
  body.set('kind', 'resume');
  body.set('file', new File([PDF_FILE], 'resume.pdf', { type: 'application/pdf' }));
  return {
    path: '/api/applications/documents',
    token,
    body,
    count: { query: 'SELECT FROM documents WHERE seeker_id = $1', values: [id] },
  };
}

function startCheckout({ id, token }: Account): Operation {
  return {
    path: '/employer-subscriptions',
    token,
    body: { employerId: id, planType: 'impact', billingCycle: 'annual' },
    count: { query: 'SELECT FROM sandbox_checkouts WHERE employer_id = $1', values: [id] },
  };
}
