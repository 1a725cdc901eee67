import {
  allJobTemplates,
  daysAfter,
  type JobTemplate,
  renderJob,
  seededRandom,
  type Trade,
} from '@nextshift/demo-data';
import { jobRows as sampleJobRows } from '@nextshift/server/demo-data/rows-of-jobs';
import type { BoardPlan } from './board-plan.ts';
import type { Row } from './copy-rows.ts';
import { idsOf } from './draw-applications.ts';
import { createCompanyGenerator } from './draw-companies.ts';
import { shiftColumns } from './draw-shifts.ts';
import type { JobSketch } from './sketch-jobs.ts';

/** Days ahead at which jobs close: so far that none closes while a board is kept. */
const CLOSES_IN = { first: 300, last: 360 };

/** Jobs in full, worded by the templates of the demo data. */
export function* jobRows(plan: BoardPlan, jobs: Iterable<JobSketch>): Generator<Row> {
  const paint = createCompanyGenerator(plan);
  for (const job of jobs) {
    const { content, employer } = paint(job.company);
    const random = seededRandom(`${plan.seed}:job details:${job.number}`);
    const { address, city, state, zipCode } = employer;
    const drawn = renderJob(
      templateOf(content.trade, job),
      content,
      employer,
      { address, city, state, zipCode },
      {
        status: job.closedAt === null ? 'active' : 'closed',
        publishedAt: job.publishedAt,
        updatedAt: job.closedAt ?? job.publishedAt,
        closesAt:
          job.closedAt === null
            ? daysAfter(plan.now, random.int(CLOSES_IN.first, CLOSES_IN.last))
            : null,
      },
      plan.now,
      random,
    );
    const { jobId, employerId } = idsOf(job);
    const sample = {
      employers: [employer],
      // Those of its own are drawn below.
      jobs: [{ ...drawn, shifts: [] }],
      shiftChoices: [],
      seekers: [],
      jobDrafts: [],
      forms: [],
      formDrafts: [],
      applications: [],
      savedJobs: [],
    };
    const [row] = sampleJobRows(sample, {
      jobIds: new Map([[drawn.key, jobId]]),
      employerIds: new Map([[employer.key, employerId]]),
      shifts: new Map(),
    });
    if (row) yield { ...row, ...shiftColumns(plan, job), found_since: job.publishedAt };
  }
}

const templatesOfTrades = new Map<Trade, readonly JobTemplate[]>();

/** Each job of a company is another one, as far as its trade has templates. */
function templateOf(trade: Trade, { company, place }: JobSketch): JobTemplate {
  const known = templatesOfTrades.get(trade);
  const templates = known ?? allJobTemplates.filter(({ trades }) => trades.includes(trade));
  templatesOfTrades.set(trade, templates);
  const template = templates[(company.number + place) % templates.length];
  if (!template) throw new Error(`There is no job for the trade ${trade}.`);
  return template;
}
