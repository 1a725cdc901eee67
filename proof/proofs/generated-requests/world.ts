import { randomUUID } from 'node:crypto';
import { closeJob, getEmployer, listSessions, reportSubject } from '@nextshift/contract';
import { addDocument, apply, buyPlan } from '@nextshift/test-kit/people/acts';
import { ask } from '@nextshift/test-kit/requests/ask';
import { call } from '@nextshift/test-kit/requests/caller';
import {
  signInSeeker,
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
    signUpEmployer(address, { companyName }),
    signUpEmployer(address),
  ]);
  const { plan: subscription } = await buyPlan(address, employer);
  const job = await postJob(address, employer);
  const closedJob = await postJob(address, employer);
  await ask(address, closeJob, { as: employer, jobId: closedJob });
  const application = await apply(address, seeker, job);
  const { logo } = await ask(address, getEmployer, { employerId: employer.id });
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
      application,
      document: await addDocument(address, seeker),
      session: await otherSession(address, seeker),
      subscription,
      seekerEmail: seeker.email,
      employerEmail: employer.email,
      companyName,
      file: logo?.split('/').at(-1) ?? '',
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
  await ask(address, reportSubject, { as: reporter, body });
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
  await signInSeeker(address, person);
  const { sessions } = await ask(address, listSessions, { as: person });
  return sessions.find(({ current }) => !current)?.id ?? '';
}
