import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { AnsweredForm } from './answered-form.ts';

function answerColumns(answered: AnsweredForm | null) {
  return {
    form_id: answered?.formId ?? null,
    basic_field_answers: JSON.stringify(answered?.basicFieldAnswers ?? {}),
    question_answers: JSON.stringify(answered?.questionAnswers ?? {}),
  };
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
      created_at: application.now,
      updated_at: application.now,
    })
    .execute();
}

export async function resubmitApplication(
  transaction: DatabaseTransaction,
  id: string,
  { answered, now }: { answered: AnsweredForm | null; now: Date },
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({
      status: 'submitted',
      told_status: 'submitted',
      told_at: '{}',
      brought_back_at: null,
      ...answerColumns(answered),
      created_at: now,
      updated_at: now,
      hidden_from_employer_at: null,
    })
    .where('id', '=', id)
    .execute();
}
