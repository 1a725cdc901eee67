import type pg from 'pg';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { callOrFail } from '@nextshift/test-kit/requests/caller';
import {
  type Account,
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

/** The same number of operations of each kind. */
export async function prepareOperations(
  address: string,
  database: pg.Client,
  ofEach: number,
): Promise<OperationKind[]> {
  const seekers = () => insertSeekers(database, ofEach);
  const [employer] = await insertEmployers(database, 1, 'corporate');
  if (!employer) throw new Error('There is no employer.');
  const [plainJob = '', formJob = ''] = await insertJobs(database, employer, 2);
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
      operations: (await seekers()).map((seeker) => apply(seeker, formJob, ANSWERS)),
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

function apply({ id: userId, token }: Account, jobId: string, applicationData?: object): Operation {
  return {
    path: `/applications/job/${jobId}/apply`,
    token,
    body: { userId, ...(applicationData ? { applicationData } : {}) },
    count: { query: COUNTED_APPLICATION, values: [userId] },
  };
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
