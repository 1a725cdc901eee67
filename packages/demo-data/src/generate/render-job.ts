import { jobFields, OPENINGS_UNVERIFIED_MAX, partOf } from '@nextshift/contract';
import type { CompanyContent } from '../content/company-content.ts';
import type { DemoAddress } from '../content/demo-contact-details.ts';
import type { DemoEmployer, DemoJob } from '../demo-data.ts';
import { dateAfter } from './demo-moments.ts';
import { drawPay } from './draw-pay.ts';
import { closingsFor } from './job-closings.ts';
import { type JobTemplate, plainContent } from '../content/job-template.ts';
import { eachWorksOf, expectedHoursOf, shiftsOfJob } from './shifts-of-job.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { industryOfTrade } from '../content/trades.ts';

/** The most that a sample job hires. */
const OPENINGS_OF_TEAM = 8;

type JobMoments = Pick<DemoJob, 'status' | 'publishedAt' | 'updatedAt' | 'closesAt'>;

/** Renders a template for one company at one address. */
export function renderJob(
  template: JobTemplate,
  company: CompanyContent,
  employer: DemoEmployer,
  site: DemoAddress,
  moments: JobMoments,
  now: Date,
  random: SeededRandom,
): DemoJob {
  const key = `${company.key}/${slug(template.title)}`;
  const startsLater = moments.status === 'active' && random.chance(0.3);
  const openings = moments.status === 'active' ? drawOpenings(key, employer) : 1;
  const job = {
    key,
    employerKey: employer.key,
    ...plainContent.parse({ ...partOf(jobFields, 'none'), ...template }),
    title: template.title,
    type: template.type,
    experienceLevel: template.experienceLevel ?? 'Entry Level',
    industry: template.industry ?? industryOfTrade[company.trade],
    ...site,
    description: describe(template, company, site, random),
    ...drawPay(template.pay, random),
    openings,
    requirements: random.sample(template.requirements, random.int(3, 5)),
    tags: random.sample(template.tags, random.int(2, 5)),
    skills: random.sample(template.skills, random.int(2, 5)),
    schedule: random.pick(template.schedules),
    startDate: startsLater ? dateAfter(now, random.int(7, 40)) : null,
    createdAt: moments.publishedAt,
    ...moments,
  };
  return withShifts(job, now);
}

/** A job with the shifts of its schedule, for its openings. */
export function withShifts(job: Omit<DemoJob, 'shifts' | 'eachWorks'>, now: Date): DemoJob {
  const shifts = shiftsOfJob(job, now);
  const eachWorks = eachWorksOf(job.schedule, shifts);
  return { ...job, shifts, eachWorks, expectedHours: expectedHoursOf(job.expectedHours, shifts) };
}

/** Most jobs hire one person; a company with a plan and a website is verified, and may hire a whole team. */
function drawOpenings(key: string, { plan, website }: DemoEmployer): number {
  const random = seededRandom(`openings:${key}`);
  if (random.chance(0.6)) return 1;
  return random.int(
    2,
    plan !== 'none' && website !== null ? OPENINGS_OF_TEAM : OPENINGS_UNVERIFIED_MAX,
  );
}

function describe(
  template: JobTemplate,
  company: CompanyContent,
  site: DemoAddress,
  random: SeededRandom,
): string {
  const opening = random.pick(template.openings);
  const closing = random.pick(closingsFor(template));
  const words: Record<string, string> = {
    company: company.name,
    city: site.city,
    street: site.address.replace(/^\d+ /, ''),
  };
  const text = `${opening} ${template.body}\n\n${aboutCompany(template, company)} ${closing}`;
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => words[name] ?? slot);
}

/**
 * What working there is like, for the company's own kind of work. A gig or an office job says
 * what the company is instead, since boots and night shifts do not concern it.
 */
function aboutCompany(template: JobTemplate, company: CompanyContent): string {
  const isOwnKindOfWork = template.industry === undefined && template.trades.length <= 5;
  if (isOwnKindOfWork) return company.crew;
  const [firstSentence = company.description] = company.description.split(/(?<=\.)\s/);
  return firstSentence;
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
