import type { Shift } from '@nextshift/contract';
import type { Insertable } from 'kysely';
import { columnsOfShifts } from '../../src/wings/posting/job-postings/shifts-of-posting.ts';
import type { Jobs } from '../../src/platform/database/database-schema.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { TestApp } from '../create-test-app.ts';
import { signUpEmployer, signUpSeeker, type TestAccount } from './insert-accounts.ts';
import { insertJob } from './insert-jobs.ts';

type NewShift = Partial<Shift> & Pick<Shift, 'start' | 'end'>;

export const SATURDAY = { weekday: 'sat', start: '07:00', end: '13:00' } as const;
export const SUNDAY = { weekday: 'sun', start: '07:00', end: '13:00' } as const;

/** A shift of one person, unless told otherwise. */
export function aShift(shift: NewShift): Shift {
  return { id: newId(), weekday: null, date: null, capacity: 1, ...shift };
}

export interface ShiftJob {
  readonly employer: TestAccount;
  readonly jobId: string;
  readonly shifts: readonly Shift[];
}

interface NewShiftJob extends Partial<Omit<Insertable<Jobs>, 'id' | 'employer_id' | 'shifts'>> {
  readonly shifts: readonly NewShift[];
  readonly employer?: TestAccount;
}

/** A job in Raleigh, of an employer with a plan, that is worked in these shifts. */
export async function insertShiftJob(
  app: TestApp,
  { shifts: given, employer, ...columns }: NewShiftJob,
): Promise<ShiftJob> {
  const owner = employer ?? (await signUpEmployer(app));
  const shifts = given.map(aShift);
  const jobId = await insertJob(app, owner, { ...columnsOfShifts(shifts), ...columns });
  return { employer: owner, jobId, shifts };
}

/** Applies to a job. @returns who did, the response, and the application's id unless it was refused */
export async function apply(
  app: TestApp,
  { jobId }: Pick<ShiftJob, 'jobId'>,
  { as, shiftIds }: { as?: TestAccount; shiftIds?: readonly string[] } = {},
) {
  const seeker = as ?? (await signUpSeeker(app));
  const body = { userId: seeker.id, ...(shiftIds ? { shiftIds } : {}) };
  const response = await app.api.applyToJob({ jobId, as: seeker, body });
  const { application } = response.json<{ application?: { id: string } }>();
  return { seeker, response, applicationId: application?.id ?? '' };
}

/** The day of the clock of tests. */
const TODAY = '2026-11-20';

/** Accepts an application from today on, with the shifts that the server chooses or with these. */
export function accept(
  app: TestApp,
  { employer }: Pick<ShiftJob, 'employer'>,
  { applicationId }: { readonly applicationId: string },
  shiftIds?: readonly string[],
) {
  return app.api.changeApplicationStatus({
    id: applicationId,
    as: employer,
    body: { status: 'Accepted', firstDate: TODAY, ...(shiftIds ? { shiftIds } : {}) },
  });
}

/** Someone accepted for a job, in shifts that the server chooses or in these. */
export async function insertHire(
  app: TestApp,
  job: ShiftJob,
  { as, shiftIds }: { as?: TestAccount; shiftIds?: readonly string[] } = {},
) {
  const applied = await apply(app, job, as ? { as } : {});
  const response = await accept(app, job, applied, shiftIds);
  if (response.statusCode !== 200) throw new Error(`not accepted: ${response.body}`);
  return applied;
}

/** The dates that an application has, by start: `offered 2026-11-21 12:00Z to 18:00Z, place 1`. */
export async function datesOf(app: TestApp, applicationId: string): Promise<string[]> {
  const rows = await app.database
    .selectFrom('assignments')
    .select(['status', 'during', 'place'])
    .where('application_id', '=', applicationId)
    .orderBy('during')
    .orderBy('shift_id')
    .execute();
  return rows.map(({ status, during, place }) => {
    const [from = '', to = ''] = Array.from(during.matchAll(/"([^"]+)"/g), ([, text = '']) =>
      new Date(text).toISOString(),
    );
    return `${status} ${from.slice(0, 16).replace('T', ' ')}Z to ${to.slice(11, 16)}Z, place ${place}`;
  });
}
