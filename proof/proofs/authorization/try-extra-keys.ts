import { randomUUID } from 'node:crypto';
import { settle } from '../../board/background-jobs.ts';
import type { Caller } from '../../board/principals.ts';
import { principals } from '../../board/principals.ts';
import { pathOf, send } from '../../board/send.ts';
import { readCell, type Row } from './matrix/row.ts';
import { summarize } from './summarize-change.ts';
import { callers, count, isWrite, nameOf, type Trial } from './trial.ts';
import { prepare } from './try-writes.ts';

const STRANGER = randomUUID();

/** Fields that only the server may set, by their wire and table names. */
const extraKeys: Readonly<Record<string, string | number | boolean>> = {
  id: STRANGER,
  status: 'Accepted',
  acceptedDate: '2020-01-01T00:00:00.000Z',
  acceptedAt: '2020-01-01T00:00:00.000Z',
  accepted_at: '2020-01-01T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
  publishedAt: '2020-01-01T00:00:00.000Z',
  planType: 'corporate',
  plan_type: 'corporate',
  billingCycle: 'annual',
  price: 1,
  priceId: 'price_1',
  currentPeriodEnd: '2099-01-01T00:00:00.000Z',
  maxActiveJobs: 99,
  company: 'Mallory',
  companyName: 'Mallory',
  company_name: 'Mallory',
  logo: 'https://elsewhere.example/logo.png',
  profileImage: 'https://elsewhere.example/me.png',
  jobImage: 'https://elsewhere.example/job.png',
  featured: true,
  placement: 2,
  applicantCount: 99,
  maxApplicants: 99,
  max_applicants: 99,
  full: true,
  verified: true,
  verification: 'verified',
  verified_at: '2020-01-01T00:00:00.000Z',
  verified_by: 'operator',
  moderation: 'clear',
  hidden: false,
  responsiveness: 1,
  answeredShare: 1,
  answered_share: 1,
  median_answer_days: 0,
  responsiveness_as_of: '2099-01-01T00:00:00.000Z',
  seekerId: STRANGER,
  seeker_id: STRANGER,
  employer_id: STRANGER,
  accountId: STRANGER,
  passwordHash: 'x',
  password_hash: 'x',
  role: 'admin',
  kind: 'employer',
  isAdmin: true,
};

/** Someone else's ids that a call could mistake for its subject. */
const foreignIds = ['userId', 'employerId', 'profileId', 'jobId', 'applicationId'] as const;

/** Makes each write once as it is and once with extra keys: both must have the same effect. */
export async function tryExtraKeys(trial: Trial, rows: readonly Row[]): Promise<void> {
  for (const row of rows.filter(isWrite)) {
    const allowed = principals.filter((principal) => !readCell(row.who[principal]).isRefused);
    const principal = allowed.find((each) => each !== 'visitor') ?? allowed[0];
    const [caller] = principal === undefined ? [] : callers(trial, row, principal);
    if (!caller) continue;
    const plain = await tracesOf(trial, row, caller, {});
    const sent = { ...row.body, ...row.form };
    const known = (key: string) => key in sent || (row.reads ?? []).includes(key);
    const extra = Object.entries(extraKeys).filter(([key]) => !known(key));
    const more = await tracesOf(trial, row, caller, Object.fromEntries(extra));
    if (more !== plain) {
      trial.violations.push(`${nameOf(row)} with more keys left ${firstDifference(more, plain)}`);
    }
    for (const key of foreignIds.filter((each) => !known(each))) {
      const foreign = await tracesOf(trial, row, caller, { [key]: foreignId(trial, key) });
      if (foreign !== plain && !/^40[034] /.test(foreign)) {
        trial.violations.push(
          `${nameOf(row)} with a foreign ${key} left ${firstDifference(foreign, plain)}`,
        );
      }
      count(trial, 'writes with more keys');
    }
    count(trial, 'writes with more keys');
  }
}

function foreignId({ board }: Trial, key: (typeof foreignIds)[number]): string {
  const { otherSeeker, otherEmployer } = board.callers;
  if (key === 'employerId') return otherEmployer.id;
  if (key === 'jobId') return board.things.plainJob ?? '';
  if (key === 'applicationId') return board.things.foreignApplication ?? '';
  return otherSeeker.id;
}

/** The status and the call's effect, without what differs between calls. */
async function tracesOf(
  trial: Trial,
  row: Row,
  caller: Caller,
  extra: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { board, database, watch } = trial;
  await prepare(trial, row);
  const own = pathOf(row, board, caller);
  const query = new URLSearchParams(
    Object.entries(extra).map(([key, value]) => [key, String(value)]),
  ).toString();
  const path = query === '' ? own : `${own}?${query}`;
  const { status } = await send(board, row, caller, { path, extra });
  await settle(database);
  const changed = await watch.changedRows();
  await watch.restore();
  if (status >= 400 && changed.length === 0) return `${status} nothing`;
  return `${status < 400 ? 'done' : status}\n${summarize(changed, STRANGER)}`;
}

function firstDifference(one: string, other: string): string {
  const lines = new Set(other.split('\n'));
  return one.split('\n').find((line) => !lines.has(line)) ?? 'less';
}
