import { employerStatusLabels, seekerStatusLabels } from '@nextshift/contract';
import { showApplications } from '../model/describe.ts';
import { countApplicants, isActive, jobsOf, type Life } from '../model/life.ts';
import { openingsLeft } from '../model/rules/openings.ts';
import type { Board } from './open-board.ts';
import type { People } from './people.ts';
import type { Ids } from './send-move.ts';

interface ViewedLife {
  readonly people: People;
  readonly ids: Ids;
  readonly life: Life;
}

interface ListedApplication {
  readonly id: string;
  readonly status: string;
  readonly endedReason: string | null;
  readonly answerDueAt: string | null;
}

interface ListedJob {
  readonly id: string;
  readonly status: string;
  readonly closedReason: string | null;
  readonly applicantCount: number;
  readonly openingsLeft: number;
}

interface ListedEvent {
  readonly at: string;
  readonly from: string | null;
  readonly to: string;
  readonly actor: string;
  readonly reason: string | null;
}

/**
 * Reads a life through the API, as its employer and one of its seekers do.
 * @returns the first difference from the model, or null
 */
export async function compareViews(
  board: Board,
  viewed: ViewedLife,
  seeker: number,
): Promise<string | null> {
  const { companyLeft, seekersLeft } = viewed.life;
  const difference =
    seekersLeft[seeker] === true ? null : await compareForSeeker(board, viewed, seeker);
  return difference ?? (companyLeft ? null : compareJobs(board, viewed));
}

async function compareForSeeker(
  board: Board,
  { people, ids, life }: ViewedLife,
  seeker: number,
): Promise<string | null> {
  const { id, token } = people.seekers[seeker] ?? { id: '', token: '' };
  const listed = await read<ListedApplication[]>(
    board,
    token,
    `/applications/user/${id}?limit=100`,
  );
  const own = showApplications(life).filter((each) => each.seeker === seeker);
  const names = own.map(({ job }) => `${job}/${seeker}`);
  const found = names.map((name) =>
    inWords(listed.find((each) => each.id === ids.applications.get(name))),
  );
  const expected = own.map((each) => inWords({ ...each, status: seekerStatusLabels[each.status] }));
  const difference = compareTexts(`The list of seeker ${seeker}`, found, expected);
  if (difference !== null || listed.length !== own.length)
    return difference ?? `Seeker ${seeker} sees other applications`;
  for (const [index, { events }] of own.entries()) {
    const path = `/api/applications/${ids.applications.get(names[index] ?? '') ?? ''}/events`;
    const timeline = await read<{ events: ListedEvent[] }>(board, token, path);
    const right = events.map(({ at, from, to, ...event }) =>
      eventInWords({
        ...event,
        at: new Date(at).toISOString(),
        from: from && seekerStatusLabels[from],
        to: seekerStatusLabels[to],
      }),
    );
    const wrong = compareTexts(
      `The timeline of ${names[index]}`,
      timeline.events.map(eventInWords),
      right,
    );
    if (wrong !== null) return wrong;
  }
  return null;
}

async function compareJobs(
  board: Board,
  { people, ids, life }: ViewedLife,
): Promise<string | null> {
  const { id, token } = people.employer;
  const path = `/employerjobs/jobs/${id}?limit=100`;
  const { jobs } = await read<{ jobs: ListedJob[] }>(board, token, path);
  const found = jobs.map(
    (job) =>
      `${job.id} ${job.status} ${job.closedReason ?? '-'} ${job.applicantCount} ${job.openingsLeft}`,
  );
  const expected = jobsOf(life).map(([number, job]) =>
    [
      ids.jobs.get(number),
      isActive(job) ? 'Active' : 'Closed',
      job.closedReason ?? '-',
      countApplicants(life, number),
      openingsLeft(life, number),
    ].join(' '),
  );
  return compareTexts('The list of jobs', found.toSorted(), expected.toSorted());
}

/** The same for the employer's list of applications; reading it shows contacts, so nothing may follow. */
export async function compareForEmployer(
  board: Board,
  { people, ids, life }: ViewedLife,
): Promise<string | null> {
  if (life.companyLeft) return null;
  const { id, token } = people.employer;
  const path = `/employerapplications/employerAppliedApplications/${id}?limit=100`;
  const { applications } = await read<{ applications: ListedApplication[] }>(board, token, path);
  const own = showApplications(life).filter(({ hidden }) => !hidden);
  const found = own.map(({ job, seeker }) => {
    const applicationId = ids.applications.get(`${job}/${seeker}`);
    return inWords(applications.find((each) => each.id === applicationId));
  });
  const expected = own.map((each) =>
    inWords({ ...each, status: employerStatusLabels[each.status] }),
  );
  return compareTexts("The employer's list", found, expected);
}

async function read<Body>(board: Board, token: string, path: string): Promise<Body> {
  const { status, json, text } = await board.call('GET', path, { token });
  if (status !== 200) throw new Error(`${path} responded with ${status}: ${text}`);
  return json as Body;
}

const inWords = (shown: Omit<ListedApplication, 'id'> | undefined): string =>
  shown === undefined
    ? 'nothing'
    : `${shown.status} ${shown.endedReason ?? '-'} ${shown.answerDueAt ?? '-'}`;

const eventInWords = ({ at, from, to, actor, reason }: ListedEvent): string =>
  `${at} ${from ?? '-'} ${to} ${actor} ${reason ?? '-'}`;

function compareTexts(
  where: string,
  found: readonly string[],
  expected: readonly string[],
): string | null {
  const length = Math.max(found.length, expected.length);
  for (let index = 0; index < length; index += 1) {
    const [is = 'nothing', should = 'nothing'] = [found[index], expected[index]];
    if (is !== should) return `${where} shows “${is}” instead of “${should}”`;
  }
  return null;
}
