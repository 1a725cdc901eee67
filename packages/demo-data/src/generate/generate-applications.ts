import { PLAN_APPLICANTS_PER_JOB, type ApplicationStatus } from '@nextshift/contract';
import { applicationLedger, type ApplicationLedger } from './application-ledger.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { daysBefore } from './demo-moments.ts';
import type { DemoApplication, DemoJob, DemoSeeker } from '../demo-data.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

/** Below the twenty applicants that the basic plan allows. */
const mostApplicantsPerJob = 16;

/** Jobs closed longer ago have applicants enough to show how their employers answer. */
const answersDueDays = 21;
const moreOfOldJobs = 8;

/** A company on the basic plan; its newest open job takes no more applicants. */
export const fullJobEmployer = 'dog-ear';

/** Outcomes of the applications to each open job of the demo employer. */
const demoEmployerOutcomes: readonly (readonly [ApplicationStatus, number])[] = [
  ['submitted', 8],
  ['under_review', 3],
  ['interviewing', 2],
  ['declined', 2],
  ['withdrawn', 1],
];

const demoSeekerOutcomes: readonly (readonly [ApplicationStatus, number])[] = [
  ['submitted', 3],
  ['under_review', 2],
  ['interviewing', 1],
  ['declined', 2],
  ['withdrawn', 1],
];

const openOutcomes = spread([
  ['submitted', 10],
  ['under_review', 4],
  ['interviewing', 2],
  ['declined', 3],
  ['withdrawn', 1],
]);

const countedOutcomes = openOutcomes.filter((status) => status !== 'withdrawn');

const closedOutcomes = spread([
  ['declined', 5],
  ['withdrawn', 1],
  ['submitted', 2],
  ['under_review', 1],
]);

/** Applications to open and closed jobs, with full histories for the two demo accounts. */
export function generateApplications(
  jobs: readonly DemoJob[],
  seekers: readonly DemoSeeker[],
  now: Date,
): DemoApplication[] {
  const ledger = applicationLedger(now);
  const others = seekers.filter(({ key }) => key !== demoAccounts.seeker.key);
  const isDemoEmployers = (job: DemoJob) => job.employerKey === demoAccounts.employer.key;
  const open = jobs.filter((job) => job.status === 'active' && !isDemoEmployers(job));
  const closed = jobs.filter((job) => job.status === 'closed');

  applyAsDemoSeeker(ledger, open, closed);
  for (const job of jobs) {
    if (job.status === 'active' && isDemoEmployers(job)) applyToDemoEmployer(ledger, job, others);
  }
  for (const job of closed) {
    const isKnown = job.updatedAt < daysBefore(now, answersDueDays);
    applyToClosedJob(ledger, job, others, {
      mustHaveHire: isDemoEmployers(job),
      moreApplicants: isKnown && !isDemoEmployers(job) ? moreOfOldJobs : 0,
    });
  }
  for (const seeker of others) applyToOpenJobs(ledger, open, seeker);
  fillOneJob(ledger, open, others);
  return ledger.all();
}

/** Accepted twice in the last weeks, once by the demo employer and once for weekly shifts; the rest is undecided. */
function applyAsDemoSeeker(
  ledger: ApplicationLedger,
  open: readonly DemoJob[],
  closed: readonly DemoJob[],
): void {
  const { key } = demoAccounts.seeker;
  const byLatestClosing = closed.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const atDemoEmployer = (job: DemoJob) => job.employerKey === demoAccounts.employer.key;
  for (const job of [
    byLatestClosing.find(atDemoEmployer),
    byLatestClosing.find(
      (job) =>
        !atDemoEmployer(job) &&
        job.city === 'Raleigh' &&
        job.shifts.some(({ weekday }) => weekday !== null),
    ),
  ]) {
    if (job) ledger.add(job, key, 'accepted');
  }

  const random = seededRandom('demo seeker applications');
  const nearby = random.shuffle(open.filter(({ city }) => city === 'Raleigh'));
  spread(demoSeekerOutcomes).forEach((status, index) => {
    const job = nearby[index];
    if (job) ledger.add(job, key, status);
  });
}

function applyToDemoEmployer(
  ledger: ApplicationLedger,
  job: DemoJob,
  seekers: readonly DemoSeeker[],
): void {
  const random = seededRandom(`applicants:${job.key}`);
  const applicants = random.shuffle(seekers);
  const hires = Array<ApplicationStatus>(job.openings - 1).fill('accepted');
  [...random.shuffle(spread(demoEmployerOutcomes)), ...hires].forEach((status, index) => {
    const seeker = applicants[index];
    if (seeker) ledger.add(job, seeker.key, status);
  });
}

function applyToClosedJob(
  ledger: ApplicationLedger,
  job: DemoJob,
  seekers: readonly DemoSeeker[],
  { mustHaveHire, moreApplicants }: { mustHaveHire: boolean; moreApplicants: number },
): void {
  const random = seededRandom(`applicants:${job.key}`);
  const applicants = random.shuffle(seekers);
  const [first, ...rest] = applicants.slice(0, random.int(3, 7) + moreApplicants);
  const isFilled = ledger.countFor(job.key) > 0;
  const hires = !isFilled && (mustHaveHire || random.chance(0.7));
  if (first) ledger.add(job, first.key, hires ? 'accepted' : random.pick(closedOutcomes));
  for (const seeker of rest) ledger.add(job, seeker.key, random.pick(closedOutcomes));
}

function applyToOpenJobs(
  ledger: ApplicationLedger,
  open: readonly DemoJob[],
  seeker: DemoSeeker,
): void {
  const random = seededRandom(`applications:${seeker.key}`);
  const chosen = nearestFirst(open, seeker, random)
    .filter((job) => ledger.countFor(job.key) < mostApplicantsPerJob)
    .slice(0, random.int(6, 12));
  for (const job of chosen) {
    const hasOpening = ledger.countAccepted(job.key) < job.openings - 1;
    const hires = hasOpening && random.chance(0.25);
    const outcome = random.pick(openOutcomes);
    ledger.add(job, seeker.key, hires ? 'accepted' : outcome);
  }
}

/** Brings a job to as many undecided or declined applicants as its plan allows. */
function fillOneJob(
  ledger: ApplicationLedger,
  open: readonly DemoJob[],
  seekers: readonly DemoSeeker[],
): void {
  const own = open.filter(({ employerKey }) => employerKey === fullJobEmployer);
  const job = own.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())[0];
  if (!job) return;
  const isCounted = ({ jobKey, status }: DemoApplication) =>
    jobKey === job.key && status !== 'withdrawn';
  const known = new Set(
    ledger.all().flatMap(({ jobKey, seekerKey }) => (jobKey === job.key ? [seekerKey] : [])),
  );
  const random = seededRandom(`full:${job.key}`);
  const missing = PLAN_APPLICANTS_PER_JOB.basic - ledger.all().filter(isCounted).length;
  const more = random.shuffle(seekers.filter(({ key }) => !known.has(key))).slice(0, missing);
  for (const { key } of more) ledger.add(job, key, random.pick(countedOutcomes));
}

/** A random order in which jobs of one's own city tend to come early. */
function nearestFirst(
  jobs: readonly DemoJob[],
  seeker: DemoSeeker,
  random: SeededRandom,
): DemoJob[] {
  return jobs
    .map((job) => ({ job, rank: random.next() * (job.city === seeker.city ? 0.5 : 1) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ job }) => job);
}

function spread(
  counts: readonly (readonly [ApplicationStatus, number])[],
): readonly ApplicationStatus[] {
  return counts.flatMap(([status, count]) => Array<ApplicationStatus>(count).fill(status));
}
