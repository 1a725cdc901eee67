import {
  type ApplicationForm,
  applicationTemplate,
  type ApplicationTemplate,
  type CreateApplicationFormBody,
  timeZoneOfState,
} from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import { deleteFormDraft } from './form-drafts.queries.ts';

function selectCurrentForm(database: Queryable, jobId: string) {
  return database
    .selectFrom('application_forms as form')
    .innerJoin('jobs', 'jobs.id', 'form.job_id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'form.id',
      'form.basic_fields',
      'form.documents',
      'form.questions',
      'form.created_at',
      'jobs.id as job_id',
      'jobs.title',
      'jobs.closes_at',
      'jobs.state',
      'jobs.time_zone',
      'employers.id as employer_id',
      'employers.company_name',
    ])
    .where('form.job_id', '=', jobId)
    .where('form.is_current', '=', true);
}

type FormRow = Awaited<ReturnType<ReturnType<typeof selectCurrentForm>['executeTakeFirstOrThrow']>>;

/** The current form of a job; null if applying takes one click. */
export async function findCurrentForm(
  database: Queryable,
  jobId: string,
): Promise<ApplicationTemplate | null> {
  const row = await selectCurrentForm(database, jobId).executeTakeFirst();
  return row ? templateOf(row) : null;
}

/** The same form for its employer to edit. */
export async function findFormSetup(
  database: Queryable,
  jobId: string,
): Promise<ApplicationForm | null> {
  const row = await selectCurrentForm(database, jobId).executeTakeFirst();
  if (!row) return null;
  return {
    ...templateOf(row),
    createdAt: row.created_at.toISOString(),
    closesAt: row.closes_at?.toISOString() ?? null,
    timeZone: row.time_zone ?? timeZoneOfState(row.state),
  };
}

function templateOf(row: FormRow): ApplicationTemplate {
  return applicationTemplate.parse({
    id: row.id,
    employerId: row.employer_id,
    job: { id: row.job_id, title: row.title, companyName: row.company_name },
    basicFields: row.basic_fields,
    documents: row.documents,
    questions: row.questions,
  });
}

interface NewForm {
  readonly id: string;
  readonly jobId: string;
  readonly setup: Pick<CreateApplicationFormBody, 'basicFields' | 'documents' | 'questions'>;
  readonly now: Date;
}

/** Replaces a job's current form and its draft under a lock on the job; the old form stays for its answers. */
export async function replaceForm(
  transaction: DatabaseTransaction,
  { id, jobId, setup, now }: NewForm,
): Promise<void> {
  await deleteFormDraft(transaction, jobId);
  await transaction
    .updateTable('application_forms')
    .set({ is_current: false })
    .where('job_id', '=', jobId)
    .where('is_current', '=', true)
    .execute();
  await transaction
    .insertInto('application_forms')
    .values({
      id,
      job_id: jobId,
      basic_fields: JSON.stringify(setup.basicFields),
      documents: JSON.stringify(setup.documents),
      questions: JSON.stringify(setup.questions),
      created_at: now,
    })
    .execute();
}
