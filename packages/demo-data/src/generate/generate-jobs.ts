import { PLAN_ACTIVE_JOBS } from '@nextshift/contract';
import { allCompanies } from '../content/all-companies.ts';
import type { CompanyContent } from '../content/company-content.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { drawAddress, type DemoAddress } from '../content/demo-contact-details.ts';
import type { DemoEmployer, DemoJob } from '../demo-data.ts';
import { demoEmployerJobs } from './demo-employer-jobs.ts';
import type { JobStatus } from '../content/demo-enumerations.ts';
import { daysAfter, daysBefore } from './demo-moments.ts';
import { renderJob, withShifts } from './render-job.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { templateChooser, type TemplateChooser } from './template-chooser.ts';

const SHARE_WITH_PAST_JOB = 0.6;

/** Active and closed jobs of every company, within what each plan allows. */
export function generateJobs(employers: readonly DemoEmployer[], now: Date): DemoJob[] {
  const employerByKey = new Map(employers.map((employer) => [employer.key, employer]));
  const choose = templateChooser();

  const companies = seededRandom('company order')
    .shuffle(allCompanies)
    .map((company) => {
      const employer = employerByKey.get(company.key);
      if (!employer) throw new Error(`No employer for ${company.key}`);
      return { company, employer };
    });
  return [
    ...companies.flatMap(({ company, employer }) =>
      company.key === demoAccounts.employer.key
        ? jobsOfDemoEmployer(company, employer, now)
        : jobsOf(company, employer, choose, now),
    ),
    ...companies.flatMap(({ company, employer }) => pastJobOf(company, employer, choose, now)),
  ];
}

/** A job that closed weeks ago, whose applicants show how many of the paying companies answer. */
function pastJobOf(
  company: CompanyContent,
  employer: DemoEmployer,
  choose: TemplateChooser,
  now: Date,
): DemoJob[] {
  const random = seededRandom(`past job:${company.key}`);
  const isDemo = company.key === demoAccounts.employer.key;
  if (isDemo || company.plan === 'none' || !random.chance(SHARE_WITH_PAST_JOB)) return [];
  const template = choose(company, random);
  if (!template) return [];
  const closedDaysAgo = random.int(24, 50);
  const moments = {
    status: 'closed' as const,
    publishedAt: daysBefore(now, closedDaysAgo + random.int(12, 30)),
    updatedAt: daysBefore(now, closedDaysAgo),
    closesAt: null,
  };
  return [renderJob(template, company, employer, siteOf(employer), moments, now, random)];
}

function jobsOf(
  company: CompanyContent,
  employer: DemoEmployer,
  choose: TemplateChooser,
  now: Date,
): DemoJob[] {
  const random = seededRandom(`jobs:${company.key}`);
  const statuses: JobStatus[] = [
    ...Array<JobStatus>(activeJobCount(company, random)).fill('active'),
    ...Array<JobStatus>(closedJobCount(company, random)).fill('closed'),
  ];
  return statuses.flatMap((status) => {
    const template = choose(company, random);
    if (!template) return [];
    const site =
      template.locationType === 'Remote' ? siteOf(employer) : drawSite(company, employer, random);
    const moments = status === 'active' ? activeMoments(now, random) : closedMoments(now, random);
    return renderJob(template, company, employer, site, moments, now, random);
  });
}

/** Most companies use all of their plan; the larger ones keep room for one or two. */
function activeJobCount(company: CompanyContent, random: SeededRandom): number {
  const limit = PLAN_ACTIVE_JOBS[company.plan];
  if (company.plan === 'corporate') return random.int(limit - 2, limit);
  if (company.plan === 'impact') return random.chance(0.95) ? limit : 1;
  return limit;
}

function closedJobCount(company: CompanyContent, random: SeededRandom): number {
  if (company.key === demoAccounts.newEmployer.key) return 0;
  if (company.plan === 'none') return random.int(0, 2);
  return random.chance(0.25) ? 1 : 0;
}

function activeMoments(now: Date, random: SeededRandom) {
  // Squared, so that a board has more new jobs than old ones.
  const publishedAt = daysBefore(now, 0.08 + random.next() ** 1.6 * 44.5);
  return {
    status: 'active' as const,
    publishedAt,
    updatedAt: publishedAt,
    closesAt: random.chance(0.35)
      ? daysAfter(now, random.int(4, 40))
      : closingDateOf(publishedAt, now),
  };
}

/** A month after posting; a job that would close within days has been renewed. */
function closingDateOf(publishedAt: Date, now: Date): Date {
  const closesAt = daysAfter(publishedAt, 30);
  return closesAt < daysAfter(now, 4) ? daysAfter(closesAt, 30) : closesAt;
}

function closedMoments(now: Date, random: SeededRandom) {
  const closedDaysAgo = 2 + random.next() * (random.chance(0.55) ? 26 : 70);
  return {
    status: 'closed' as const,
    publishedAt: daysBefore(now, closedDaysAgo + random.int(10, 32)),
    updatedAt: daysBefore(now, closedDaysAgo),
    closesAt: null,
  };
}

function siteOf({ address, city, state, zipCode }: DemoEmployer): DemoAddress {
  return { address, city, state, zipCode };
}

/** Half of the jobs are at the main site, the rest at a branch where there is one. */
function drawSite(
  company: CompanyContent,
  employer: DemoEmployer,
  random: SeededRandom,
): DemoAddress {
  if (!company.branches || random.chance(0.5)) return siteOf(employer);
  const city = random.pick(company.branches);
  return drawAddress(city, seededRandom(`branch:${company.key}:${city}`));
}

function jobsOfDemoEmployer(company: CompanyContent, employer: DemoEmployer, now: Date): DemoJob[] {
  const random = seededRandom(`jobs:${company.key}`);
  return demoEmployerJobs.map(
    ({ template, status, openings = 1, publishedDaysAgo, closedDaysAgo, closesInDays }) => {
      const publishedAt = daysBefore(now, publishedDaysAgo + 0.1);
      const updatedAt = closedDaysAgo === undefined ? publishedAt : daysBefore(now, closedDaysAgo);
      const end =
        closesInDays === undefined ? closingDateOf(publishedAt, now) : daysAfter(now, closesInDays);
      const closesAt = status === 'active' ? end : null;
      const moments = { status, publishedAt, updatedAt, closesAt };
      const job = renderJob(template, company, employer, siteOf(employer), moments, now, random);
      return withShifts({ ...job, openings }, now);
    },
  );
}
