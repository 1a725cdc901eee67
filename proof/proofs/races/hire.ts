import type { Shift } from '@nextshift/contract';
import { giveShifts } from '@nextshift/test-kit/people/give-shifts';
import {
  insertApplications,
  insertEmployers,
  insertJobs,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import type pg from 'pg';

interface Hiring {
  readonly plan?: 'basic' | 'accelerate' | 'corporate';
  /** Applicant limit of the job; none by default. */
  readonly maxApplicants?: number;
  readonly openings?: number;
  readonly shifts?: readonly Shift[];
  /** Of whom all have applied, unless `applied` says otherwise. */
  readonly seekers?: number;
  readonly applied?: number;
}

/** An employer with a job, and those who apply to it. */
export async function hire(
  database: pg.Client,
  {
    plan = 'corporate',
    maxApplicants,
    openings,
    shifts = [],
    seekers: count = 0,
    applied = count,
  }: Hiring = {},
) {
  const [employer] = await insertEmployers(database, 1, plan);
  if (!employer) throw new Error('Nobody was inserted.');
  const [jobId = ''] = await insertJobs(database, employer, 1, maxApplicants, openings);
  const shiftIds = shifts.length > 0 ? await giveShifts(database, jobId, shifts) : [];
  const seekers = await insertSeekers(database, count);
  const ids = await insertApplications(database, jobId, seekers.slice(0, applied));
  return { employer, jobId, shiftIds, seekers, ids };
}

/** The one whose turn it is. */
export function inTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error('There is nobody.');
  return item;
}
