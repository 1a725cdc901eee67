import { columnsOfShifts } from '../../src/wings/posting/job-postings/shifts-of-posting.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { TestApp } from '../create-test-app.ts';
import { insertApplication } from './insert-applications.ts';
import { insertJob } from './insert-jobs.ts';

interface NewAssignment {
  readonly employerId: string;
  readonly seekerId: string;
  readonly date: string;
  /** `[from,to)` as PostgreSQL reads it. */
  readonly during: string;
  readonly status?: 'offered' | 'confirmed' | 'cancelled' | 'no_show';
}

/** Inserts an accepted application to a job of a single shift, with that shift assigned on a date. @returns its id */
export async function insertAssignment(
  app: TestApp,
  { employerId, seekerId, date, during, status = 'offered' }: NewAssignment,
): Promise<string> {
  const shift = { id: newId(), weekday: null, date, start: '00:00', end: '12:00', capacity: 1 };
  const jobId = await insertJob(app, { id: employerId }, columnsOfShifts([shift]));
  const now = app.clock.read();
  const applicationId = await insertApplication(app, {
    jobId,
    employerId,
    seekerId,
    status: 'accepted',
  });
  const id = newId();
  await app.database
    .insertInto('assignments')
    .values({
      id,
      application_id: applicationId,
      job_id: jobId,
      employer_id: employerId,
      seeker_id: seekerId,
      shift_id: shift.id,
      capacity: 1,
      place: 1,
      date,
      during,
      status,
      cancelled_by: status === 'cancelled' ? 'seeker' : null,
      no_show_at: status === 'no_show' ? now : null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}
