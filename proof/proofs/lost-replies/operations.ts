import type pg from 'pg';
import { A_PDF } from '@nextshift/test-kit/files/documents';
import { callOrFail } from '@nextshift/test-kit/requests/caller';
import {
  type Account,
  insertEmployers,
  insertJobs,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import { minimalJobBody, drawPng, newEmail, PASSWORD } from '@nextshift/test-kit/people/people';

/** Something that a person does once. */
export interface Errand {
  readonly path: string;
  readonly token?: string;
  readonly body: object;
  /** Counts what came of it in the database. */
  readonly count: { readonly query: string; readonly values: readonly string[] };
}

/** Errands of one kind, each of a person who has done nothing yet. */
export interface ErrandKind {
  readonly name: string;
  readonly errands: readonly Errand[];
}

const FORM = {
  basicFields: { fullName: { enabled: true, required: true } },
  documents: {},
  questions: [{ id: 'why', type: 'text', question: 'Why here?' }],
};
const ANSWERS = { basicFields: { fullName: 'Robin Park' }, answers: { why: 'The coffee.' } };

/** An application on a job whose count is right. */
const COUNTED_APPLICATION = `SELECT FROM applications JOIN job_applicant_counts AS counted USING (job_id)
  WHERE seeker_id = $1
    AND applicants = (SELECT count(*) FROM applications AS each WHERE each.job_id = counted.job_id)`;

/** As many errands of each kind. */
export async function prepareErrands(
  address: string,
  database: pg.Client,
  ofEach: number,
): Promise<ErrandKind[]> {
  const seekers = () => insertSeekers(database, ofEach);
  const [employer] = await insertEmployers(database, 1, 'corporate');
  if (!employer) throw new Error('There is no employer.');
  const [plainJob = '', formJob = ''] = await insertJobs(database, employer, 2);
  await callOrFail(address, 'POST', '/employerapplications/create', {
    token: employer.token,
    body: { jobId: formJob, ...FORM },
  });
  const picture = new File([new Uint8Array(await drawPng())], 'job.png', { type: 'image/png' });
  return [
    { name: 'signup', errands: Array.from({ length: ofEach }, signUp) },
    {
      name: 'quick application',

      errands: (await seekers()).map((seeker) => apply(seeker, plainJob)),
    },
    {
      name: 'application with a form',

      errands: (await seekers()).map((seeker) => apply(seeker, formJob, ANSWERS)),
    },
    {
      name: 'new job',

      errands: (await insertEmployers(database, ofEach, 'corporate')).map((each, index) =>
        postJob(each, index % 2 === 0 ? picture : undefined),
      ),
    },
    { name: 'document', errands: (await seekers()).map(uploadDocument) },
    {
      name: 'checkout',
      errands: (await insertEmployers(database, ofEach, null)).map(startCheckout),
    },
  ];
}

function signUp(): Errand {
  const email = newEmail();
  return {
    path: '/user/signup',
    body: { firstName: 'Robin', lastName: 'Park', email, password: PASSWORD },
    count: { query: 'SELECT FROM seekers WHERE lower(email) = lower($1)', values: [email] },
  };
}

function apply({ id: userId, token }: Account, jobId: string, applicationData?: object): Errand {
  return {
    path: `/applications/job/${jobId}/apply`,
    token,
    body: { userId, ...(applicationData ? { applicationData } : {}) },
    count: { query: COUNTED_APPLICATION, values: [userId] },
  };
}

function postJob({ id, token }: Account, jobImage: File | undefined): Errand {
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

function uploadDocument({ id, token }: Account): Errand {
  const body = new FormData();
  body.set('kind', 'resume');
  body.set('file', new File([A_PDF], 'resume.pdf', { type: 'application/pdf' }));
  return {
    path: '/api/applications/documents',
    token,
    body,
    count: { query: 'SELECT FROM documents WHERE seeker_id = $1', values: [id] },
  };
}

function startCheckout({ id, token }: Account): Errand {
  return {
    path: '/employer-subscriptions',
    token,
    body: { employerId: id, planType: 'impact', billingCycle: 'annual' },
    count: { query: 'SELECT FROM sandbox_checkouts WHERE employer_id = $1', values: [id] },
  };
}
