import { type HourlyPay, USUAL_PAY, type UsualPay } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { pluralOfRole } from './plural-of-role.ts';
import { findComparablePay } from './usual-pay.queries.ts';

interface ComparedJob {
  readonly title: string;
  readonly city: string;
  readonly state: string;
  readonly hourlyPay: HourlyPay | null;
}

/** How a job's pay compares with that of its role in its city; null if too few jobs state theirs, or it does not. */
export async function findUsualPay(
  database: Queryable,
  job: ComparedJob,
): Promise<UsualPay | null> {
  const { city, hourlyPay } = job;
  if (hourlyPay?.basis !== 'stated') return null;
  const found = await findComparablePay(database, job, USUAL_PAY.jobsMax);
  if (!found || found.jobs < USUAL_PAY.jobsMin || found.companies < USUAL_PAY.companiesMin)
    return null;
  const pay = (hourlyPay.min + hourlyPay.max) / 2;
  const [min, max] = [toCents(found.lower), toCents(found.upper)];
  const compared = pay > max ? 'above' : pay < min ? 'below' : 'within';
  return { who: pluralOfRole(found.role), city, jobs: found.jobs, min, max, compared };
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
