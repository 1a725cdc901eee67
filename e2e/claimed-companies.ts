import { PLAN_ACTIVE_JOBS } from '@nextshift/contract';
import { generateDemoData } from '@nextshift/demo-data';
import { demoAccounts } from '@nextshift/demo-data/accounts';
import { DEMO_PASSWORD } from '@nextshift/server/platform/authentication/published-password';
import type { Api } from './api.ts';
import { logInEmployer, type Person } from './people.ts';

/**
 * Who takes which company of the sample. A test that changes a company has it for itself, so tests neither wait for nor
 * disturb each other.
 */
const claims = [
  'what has just changed',
  'main loop on a desktop',
  'main loop on a phone',
  'applications by double click',
  'jobs on a desktop',
  'jobs on a phone',
  'applicants by keyboard',
  'near-copies',
  'endings on a desktop',
  'endings on a phone',
  'a first application',
  'a reported job',
  'a held job',
  'drafts by keyboard',
  'an appeal',
  'a suspended company',
  'alerts on a desktop',
  'alerts on a phone',
  'a school on a desktop',
  'a school on a phone',
  'a team for one evening',
  'shifts that fit a week',
  'shifts by keyboard',
  'shifts on two phones',
  'shifts by mouse',
  'a sheet over a job on a desktop',
  'a sheet over a job on a phone',
  'one job in two tabs',
  'a form on a desktop',
  'a form on a phone',
  'tips on a desktop',
  'tips on a phone',
  'messages',
  'held messages',
  'shifts offline',
  'a job below the minimum',
  'covers of shifts',
  'the draft of a form',
  'an interview on a desktop',
  'an interview on a phone',
  'a talk on a desktop',
  'a talk on a phone',
  'jobs at certain times',
] as const;

export type Claim = (typeof claims)[number];

/** Companies of the sample that use all of their plan, in the order of the sample: what it holds is of those with room. */
const companies = findCompanies();

/** Signs in the company that only this claim uses. It gets the largest plan, so that there is room for its jobs. */
export async function claimCompany(api: Api, claim: Claim): Promise<Person> {
  const email = companies[claims.indexOf(claim)];
  if (email === undefined) throw new Error(`The sample has no company for: ${claim}`);
  const company = await logInEmployer(api, email, DEMO_PASSWORD);
  await takeLargestPlan(api, company);
  return company;
}

async function takeLargestPlan(api: Api, { id, token }: Person): Promise<void> {
  const path = '/employer-subscriptions';
  const { subscription } = (await api(`${path}/${id}`, { token })) as {
    subscription: { id: string; planType: string };
  };
  if (subscription.planType === 'corporate') return;
  const body = { planType: 'corporate', billingCycle: 'monthly' };
  await api(`${path}/${subscription.id}`, { method: 'PUT', token, body });
}

function findCompanies(): string[] {
  const { employers, jobs } = generateDemoData(new Date());
  const countActive = (key: string) =>
    jobs.filter((job) => job.employerKey === key && job.status === 'active').length;
  return employers
    .filter(({ email, key, plan }) => {
      const hasRoomToGrow = plan === 'impact' || plan === 'accelerate';
      const isFull = hasRoomToGrow && countActive(key) === PLAN_ACTIVE_JOBS[plan];
      return isFull && email !== demoAccounts.employer.email;
    })
    .map(({ email }) => email);
}
