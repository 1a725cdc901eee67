import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { AnsweredForm } from './answered-form.ts';

function answerColumns(answered: AnsweredForm | null) {
  return {
    form_id: answered?.formId ?? null,
    basic_field_answers: JSON.stringify(answered?.basicFieldAnswers ?? {}),
    question_answers: JSON.stringify(answered?.questionAnswers ?? {}),
  };
}

/** How many of the job's shifts an applicant is free for; null if not shared. */
interface FreeShifts {
  readonly free: number;
  readonly of: number;
}

function freeColumns(shifts: FreeShifts | null) {
  return { free_shifts: shifts?.free ?? null, shifts_asked: shifts?.of ?? null };
}

export function findOwnApplication(
  transaction: DatabaseTransaction,
  jobId: string,
  seekerId: string,
) {
  return transaction
    .selectFrom('applications')
    .select(['id', 'status'])
    .where('job_id', '=', jobId)
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
}

/** @throws a unique violation of applications_once when the seeker has applied already */
export async function insertApplication(
  transaction: DatabaseTransaction,
  application: {
    id: string;
    jobId: string;
    employerId: string;
    seekerId: string;
    answered: AnsweredForm | null;
    free: FreeShifts | null;
    now: Date;
  },
): Promise<void> {
  await transaction
    .insertInto('applications')
    .values({
      id: application.id,
      job_id: application.jobId,
      employer_id: application.employerId,
      seeker_id: application.seekerId,
      ...answerColumns(application.answered),
      ...freeColumns(application.free),
      created_at: application.now,
      updated_at: application.now,
    })
    .execute();
}

export async function resubmitApplication(
  transaction: DatabaseTransaction,
  id: string,
  { answered, free, now }: { answered: AnsweredForm | null; free: FreeShifts | null; now: Date },
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({
      status: 'submitted',
      told_status: 'submitted',
      told_at: '{}',
      brought_back_at: null,
      ...answerColumns(answered),
      ...freeColumns(free),
      created_at: now,
      updated_at: now,
      hidden_from_employer_at: null,
    })
    .where('id', '=', id)
    .execute();
}
