import { applyToJob, changeApplicationStatus, giveUpShift } from '@nextshift/contract';
import { findLastDate, giveShifts, weeklyShift } from '@nextshift/test-kit/people/give-shifts';
import { type Person, signUpWithProfile } from '@nextshift/test-kit/people/people';
import { ask } from '@nextshift/test-kit/requests/ask';
import type pg from 'pg';

interface Giving {
  readonly employer: Person;
  readonly seeker: Person;
  /** For two. */
  readonly jobId: string;
  readonly reason: string;
}

/** A seeker is hired with a colleague, who is asked to take a shift. */
export async function giveUp(
  address: string,
  database: pg.Client,
  { employer, seeker, jobId, reason }: Giving,
): Promise<void> {
  const shiftIds = await giveShifts(database, jobId, [
    weeklyShift('mon', 9, 1),
    weeklyShift('tue', 9, 1),
  ]);
  const colleague = await signUpWithProfile(address);
  const applications: string[] = [];
  for (const [at, as] of [seeker, colleague].entries()) {
    const own = shiftIds.slice(at, at + 1);
    const body = { userId: as.id, shiftIds: own };
    const applied = await ask(address, applyToJob, { as, jobId, body });
    if (!('application' in applied)) throw new Error('The application needs more.');
    const { id } = applied.application;
    const accepted = { status: 'Accepted', shiftIds: own };
    await ask(address, changeApplicationStatus, { as: employer, id, body: accepted });
    applications.push(id);
  }
  // Both know of it, ten minutes later.
  await database.query(`UPDATE applications SET told_status = 'accepted' WHERE id = ANY ($1)`, [
    applications,
  ]);
  const assignmentId = await findLastDate(database, applications[0] ?? '');
  await ask(address, giveUpShift, { as: seeker, assignmentId, body: { reason } });
}
