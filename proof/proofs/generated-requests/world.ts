import { randomUUID } from 'node:crypto';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { call, callOrFail } from '@nextshift/test-kit/requests/caller';
import {
  signUpEmployer,
  signUpWithProfile,
  type Person,
  postJob,
} from '@nextshift/test-kit/people/people';
import type { ServerProcess } from '@nextshift/test-kit/processes/server-process';
import { OPERATOR_AGENT } from '@nextshift/test-kit/people/insert-operator';
import type { WorldName } from './known-values.ts';

/** People with their sessions, and the ids that drafts name. */
export interface World {
  readonly people: Readonly<
    Record<'seeker' | 'otherSeeker' | 'employer' | 'otherEmployer' | 'operator', Person>
  >;
  readonly ids: Readonly<Record<WorldName, string>>;
}

/** Two seekers, a company with a plan, a job and an applicant, and one with nothing. */
export async function createWorld(
  server: Pick<ServerProcess, 'address'>,
  { boardJob, operator }: { boardJob: string; operator: Person },
): Promise<World> {
  const { address } = server;
  const companyName = `Atelier ${randomUUID().slice(0, 8)}`;
  const [seeker, otherSeeker, employer, otherEmployer] = await Promise.all([
    signUpWithProfile(address),
    signUpWithProfile(address),
    signUpEmployer(address, companyName),
    signUpEmployer(address),
  ]);
  const subscription = await buyPlan(address, employer);
  const job = await postJob(address, employer);
  const closedJob = await postJob(address, employer);
  await callOrFail(address, 'DELETE', `/employerjobs/${closedJob}`, { token: employer.token });
  const applied = (await callOrFail(address, 'POST', `/applications/job/${job}/apply`, {
    token: seeker.token,
    body: { userId: seeker.id },
  })) as { application: { id: string } };
  const logo = (await callOrFail(address, 'GET', `/employer/${employer.id}`)) as { logo: string };
  return {
    people: { seeker, otherSeeker, employer, otherEmployer, operator },
    ids: {
      seeker: seeker.id,
      otherSeeker: otherSeeker.id,
      employer: employer.id,
      otherEmployer: otherEmployer.id,
      job,
      otherJob: boardJob,
      closedJob,
      application: applied.application.id,
      document: await uploadDocument(address, seeker),
      session: await otherSession(address, seeker),
      subscription,
      seekerEmail: seeker.email,
      employerEmail: employer.email,
      companyName,
      file: logo.logo.split('/').at(-1) ?? '',
      case: await reportJob(address, job, { reporter: otherSeeker, operator }),
    },
  };
}

/** Reports a job. @returns the id of its case */
async function reportJob(
  address: string,
  job: string,
  { reporter, operator }: { reporter: Person; operator: Person },
): Promise<string> {
  const body = { subjectType: 'job', subjectId: job, reason: 'scam' };
  await callOrFail(address, 'POST', '/api/reports', { token: reporter.token, body });
  const cookie = `nextshift-operator=${operator.token}`;
  const headers = { cookie, 'user-agent': OPERATOR_AGENT };
  for (let path = '/api/operator/cases?limit=100'; path !== '';) {
    const page = await call(address, 'GET', path, { headers });
    const { cases } = page.json as { cases: { id: string; subjectId: string }[] };
    const found = cases.find(({ subjectId }) => subjectId === job);
    if (found) return found.id;
    path = /^<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
  }
  throw new Error('The report has no case.');
}

/** A session of a person besides the one that makes the requests. */
async function otherSession(address: string, person: Person): Promise<string> {
  const { email, password, token } = person;
  const body = { email, password };
  await callOrFail(address, 'POST', '/user/login', { body });
  const listed = await callOrFail(address, 'GET', '/api/sessions', { token });
  const { sessions } = listed as { sessions: { id: string; current: boolean }[] };
  return sessions.find(({ current }) => !current)?.id ?? '';
}

async function uploadDocument(address: string, { token }: Person): Promise<string> {
  const body = new FormData();
  body.set('kind', 'resume');
  body.set('file', new File([new Uint8Array(PDF_FILE)], 'resume.pdf'));
  const path = '/api/applications/documents';
  const response = await callOrFail(address, 'POST', path, { token, body });
  return (response as { documentId: string }).documentId;
}

/** Buys the largest plan as employers do, from the sandbox provider. */
async function buyPlan(address: string, { id: employerId, token }: Person): Promise<string> {
  const body = { employerId, planType: 'corporate', billingCycle: 'monthly' };
  const begun = await callOrFail(address, 'POST', '/employer-subscriptions', { token, body });
  const { pathname } = new URL((begun as { checkoutUrl: string }).checkoutUrl);
  await call(address, 'POST', `${pathname}/pay`, { token });
  const deadline = Date.now() + 20_000;
  for (;;) {
    const response = await callOrFail(address, 'GET', `/employer-subscriptions/${employerId}`, {
      token,
    });
    const { subscription } = response as { subscription: { id: string } | null };
    if (subscription) return subscription.id;
    if (Date.now() > deadline) throw new Error('The purchased plan did not start.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
