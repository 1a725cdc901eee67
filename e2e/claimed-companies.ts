import { generateDemoData } from '@nextshift/demo-data';
import { demoAccounts } from '@nextshift/demo-data/accounts';
import { DEMO_PASSWORD } from '@nextshift/server/platform/authentication/published-password';
import type { Api } from './api.ts';
import { logInEmployer, type Person } from './people.ts';

/**
 * Who takes which company of the sample: the one that posts most jobs comes first. A test that changes a
 * company has it for itself, so tests neither wait for nor disturb each other.
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
] as const;

export type Claim = (typeof claims)[number];

/** Companies of the two largest plans, which have no applicant limit: the one with most free places first. */
const companiesWithRoom = findCompaniesWithRoom();

/** Signs in the company that only this claim uses. */
export async function claimCompany(api: Api, claim: Claim): Promise<Person> {
  const email = companiesWithRoom[claims.indexOf(claim)];
  if (email === undefined) throw new Error(`The sample has no company for: ${claim}`);
  return logInEmployer(api, email, DEMO_PASSWORD);
}

function findCompaniesWithRoom(): string[] {
  const { employers, jobs } = generateDemoData(new Date());
  const places = { none: 0, basic: 0, impact: 0, accelerate: 3, corporate: 8 };
  return employers
    .filter(({ email }) => email !== demoAccounts.employer.email)
    .map(({ email, key, plan }) => {
      const active = jobs.filter(
        ({ employerKey, status }) => employerKey === key && status === 'active',
      );
      return { email, active: active.length, room: places[plan] - active.length };
    })
    .filter(({ active, room }) => active > 0 && room > 0)
    .sort((one, other) => other.room - one.room)
    .map(({ email }) => email);
}
