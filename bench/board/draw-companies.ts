import {
  allCompanies,
  type CompanyContent,
  daysAfter,
  daysBefore,
  type DemoEmployer,
  generateCompanies,
  seededRandom,
  type SeededRandom,
} from '@nextshift/demo-data';
import type { BoardPlan } from './board-plan.ts';
import { drawPlace, type Place } from './places.ts';

/** What a company takes up in memory; the rest is drawn when it is written. */
export interface CompanySketch {
  readonly number: number;
  readonly plan: DemoEmployer['plan'];
  readonly place: Place;
  readonly activeJobs: number;
  readonly closedJobs: number;
  readonly createdAt: Date;
}

/** A company in full, with the words that its jobs are told in. */
export interface DrawnCompany {
  readonly content: CompanyContent;
  readonly employer: DemoEmployer;
}

/** As many companies as it takes to post all active jobs, none more than its plan allows. */
export function sketchCompanies({ seed, activeJobs, now }: BoardPlan): CompanySketch[] {
  const sketches: CompanySketch[] = [];
  for (let left = activeJobs; left > 0;) {
    const number = sketches.length;
    const random = seededRandom(`${seed}:company:${number}`);
    const plan = drawPlan(random);
    const active = Math.min(left, drawActiveJobs(plan, random));
    sketches.push({
      number,
      plan,
      place: drawPlace(random),
      activeJobs: active,
      closedJobs: random.int(0, Math.max(1, active)),
      createdAt: daysBefore(now, random.int(140, 720) + random.next()),
    });
    left -= active;
  }
  return sketches;
}

/** How plans are sold: few companies pay for the largest, some for none at the moment. */
function drawPlan(random: SeededRandom): DemoEmployer['plan'] {
  const draw = random.next();
  if (draw < 0.08) return 'none';
  if (draw < 0.38) return 'basic';
  if (draw < 0.66) return 'impact';
  return draw < 0.88 ? 'accelerate' : 'corporate';
}

/** Within PLAN_ACTIVE_JOBS; the larger plans are rarely used up. */
function drawActiveJobs(plan: DemoEmployer['plan'], random: SeededRandom): number {
  if (plan === 'corporate') return random.int(4, 8);
  if (plan === 'accelerate') return random.int(2, 3);
  if (plan === 'impact') return random.int(1, 2);
  return plan === 'basic' ? 1 : 0;
}

/** Describes companies in full, based on the demo data, with their own names. */
export function createCompanyGenerator({ seed, now }: BoardPlan) {
  const models = generateCompanies(now).map((employer, index) => {
    const content = allCompanies[index];
    if (!content) throw new Error(`${employer.key} has no content`);
    const [first = '', ...rest] = content.name.split(' ');
    return { employer, content, first, rest: rest.join(' ') || content.name };
  });
  return ({ number, place, plan, createdAt }: CompanySketch): DrawnCompany => {
    const random = seededRandom(`${seed}:company details:${number}`);
    const { content, employer, rest } = random.pick(models);
    const name = `${random.pick(models).first} ${rest}`;
    const renamed = (text: string) => text.replaceAll(content.name, name);
    const key = `company-${number}`;
    const paidFrom = plan === 'none' ? null : daysBefore(now, random.int(1, 30));
    return {
      content: {
        ...content,
        key,
        name,
        plan,
        description: renamed(content.description),
        crew: renamed(content.crew),
      },
      employer: {
        ...employer,
        ...place.drawAddress(random),
        key,
        companyName: name,
        email: `hello@${key}.test`,
        description: renamed(content.description),
        plan,
        billingCycle: paidFrom && 'annual',
        subscribedAt: paidFrom,
        currentPeriodStart: paidFrom,
        currentPeriodEnd: paidFrom && daysAfter(paidFrom, 365),
        createdAt,
      },
    };
  };
}
