import { type HourlyPay, USUAL_PAY, type UsualPay } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { findComparablePay } from './usual-pay.queries.ts';

/** Words for several people that have no plural. */
const COLLECTIVE = /(^| )(crew|help|media|staff|team)$/;

/** Whom a role means: baristas, delivery drivers, kitchen staff. */
export function pluralOfRole(role: string): string {
  if (COLLECTIVE.test(role)) return role;
  if (/(^| )person$/.test(role)) return role.replace(/person$/, 'people');
  if (/[^aeiou]y$/.test(role)) return `${role.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(role) ? `${role}es` : `${role}s`;
}

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
