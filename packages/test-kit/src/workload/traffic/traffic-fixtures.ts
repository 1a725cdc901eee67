import { randomUUID } from 'node:crypto';
import { callOrFail } from '../../requests/caller.ts';
import { signUpEmployer, signUpWithProfile, type Person, postJob } from '../../people/people.ts';

/** The accounts and jobs that generated traffic uses. */
export interface TrafficFixtures {
  readonly seekers: readonly Person[];
  readonly employer: Person;
  /** Jobs of that employer; its plan allows any number of applicants. */
  readonly ownJobIds: readonly string[];
  /** Jobs of other employers. */
  readonly jobIds: readonly string[];
  readonly companies: readonly string[];
}

const OWN_JOBS = 8;

/**
 * Signs up the accounts on a running server.
 * @param grantPlan gives an employer the largest plan
 */
export async function createTrafficFixtures(
  address: string,
  count: number,
  grantPlan: (employerId: string) => Promise<void>,
): Promise<TrafficFixtures> {
  const seekers = await Promise.all(
    Array.from({ length: count }, () => signUpWithProfile(address)),
  );
  const employer = await signUpEmployer(address, {
    companyName: `Copper Kettle ${randomUUID().slice(0, 8)}`,
  });
  await grantPlan(employer.id);
  const ownJobIds: string[] = [];
  for (let job = 0; job < OWN_JOBS; job++) ownJobIds.push(await postJob(address, employer));
  const path = '/jobs/searchjobs?searchLocation=Raleigh&limit=100';
  const jobs = (await callOrFail(address, 'GET', path)) as { id: string; companyName: string }[];
  const sample = jobs.filter(({ id }) => !ownJobIds.includes(id));
  return {
    seekers,
    employer,
    ownJobIds,
    jobIds: sample.map(({ id }) => id),
    companies: [...new Set(sample.map(({ companyName }) => companyName))],
  };
}
