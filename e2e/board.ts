import type { Api } from './api.ts';
import { demoPeople, type Person } from './people.ts';

interface ListedJob {
  readonly id: string;
  readonly title: string;
  readonly status: string;
}

/** Parts of the sample board that journeys use: its two accounts and their data. */
export interface Board {
  readonly seeker: Person;
  readonly employer: Person;
  /** An active job of the employer, open to everyone. */
  readonly job: ListedJob;
  readonly closedJob: ListedJob;
  /** A seeker who applied to a job of the employer. */
  readonly seekerId: string;
  readonly applicantName: string;
  /** An application to a job of the employer. */
  readonly receivedId: string;
  /** An application of the seeker. */
  readonly applicationId: string;
}

let known: Promise<Board> | undefined;

/** Read once by each worker. */
export function knownBoard(api: Api): Promise<Board> {
  known ??= readBoard(api);
  return known;
}

async function readBoard(api: Api): Promise<Board> {
  const seeker = await demoPeople.seeker(api);
  const employer = await demoPeople.employer(api);
  const { token, id } = employer;
  const { jobs } = (await api(`/employerjobs/jobs/${id}`, { token })) as { jobs: ListedJob[] };
  const list = `/employerapplications/employerAppliedApplications/${id}?limit=1`;
  const { applications } = (await api(list, { token })) as {
    applications: { id: string; user: { id: string; firstName: string; lastName: string } }[];
  };
  const own = (await api(`/applications/user/${seeker.id}?limit=1`, {
    token: seeker.token,
  })) as { id: string }[];
  const { id: receivedId, user: applicant } = present(applications[0]);
  return {
    seeker,
    employer,
    job: present(jobs.find(({ status }) => status === 'Active')),
    closedJob: present(jobs.find(({ status }) => status === 'Closed')),
    seekerId: applicant.id,
    applicantName: `${applicant.firstName} ${applicant.lastName}`,
    receivedId,
    applicationId: present(own[0]).id,
  };
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The sample board is not as the journeys know it.');
  return value;
}
