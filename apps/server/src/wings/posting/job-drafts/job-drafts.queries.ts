import type { InterviewHours, JobDraftFields } from '@nextshift/contract';
import type { Updateable } from 'kysely';
import type { JobDrafts } from '../../../platform/database/database-schema.ts';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import type { DraftForm } from './draft-form.ts';

function selectDrafts(database: Queryable) {
  return database
    .selectFrom('job_drafts')
    .leftJoin('files as image', 'image.id', 'job_drafts.image_file_id')
    .select([
      'job_drafts.id',
      'job_drafts.employer_id',
      'job_drafts.fields',
      'job_drafts.form',
      'job_drafts.image_file_id',
      'job_drafts.interview_hours',
      'job_drafts.status',
      'job_drafts.publish_at',
      'job_drafts.blocked_by',
      'job_drafts.blocked_reason',
      'job_drafts.place_free_since',
      'job_drafts.updated_at',
      'image.storage_key as image_key',
    ]);
}

export type DraftRow = Awaited<
  ReturnType<ReturnType<typeof selectDrafts>['executeTakeFirstOrThrow']>
>;

interface OwnDraft {
  readonly employerId: string;
  readonly draftId: string;
}

export function findOwnDraft(database: Queryable, { employerId, draftId }: OwnDraft) {
  return selectDrafts(database)
    .where('job_drafts.id', '=', draftId)
    .where('job_drafts.employer_id', '=', employerId)
    .executeTakeFirst();
}

/** Locks a draft against other changes and its publication. */
export function lockOwnDraft(
  transaction: DatabaseTransaction,
  { employerId, draftId }: OwnDraft,
): Promise<DraftRow | undefined> {
  return selectDrafts(transaction)
    .where('job_drafts.id', '=', draftId)
    .where('job_drafts.employer_id', '=', employerId)
    .forUpdate('job_drafts')
    .executeTakeFirst();
}

export function listDrafts(database: Queryable, employerId: string): Promise<DraftRow[]> {
  return selectDrafts(database)
    .where('job_drafts.employer_id', '=', employerId)
    .orderBy('job_drafts.updated_at', 'desc')
    .orderBy('job_drafts.id', 'desc')
    .execute();
}

export async function countDrafts(database: Queryable, employerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('job_drafts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewDraft {
  readonly id: string;
  readonly employerId: string;
  readonly fields: JobDraftFields;
  readonly form: DraftForm | null;
  readonly imageFileId: string | null;
  readonly interviewHours: InterviewHours | null;
  readonly now: Date;
}

export async function insertDraft(transaction: DatabaseTransaction, draft: NewDraft) {
  await transaction
    .insertInto('job_drafts')
    .values({
      id: draft.id,
      employer_id: draft.employerId,
      fields: JSON.stringify(draft.fields),
      form: draft.form && JSON.stringify(draft.form),
      image_file_id: draft.imageFileId,
      interview_hours: draft.interviewHours && JSON.stringify(draft.interviewHours),
      created_at: draft.now,
      updated_at: draft.now,
    })
    .execute();
}

export async function updateDraft(
  transaction: DatabaseTransaction,
  draftId: string,
  change: Updateable<JobDrafts>,
): Promise<void> {
  await transaction.updateTable('job_drafts').set(change).where('id', '=', draftId).execute();
}

export async function deleteDraft(database: Queryable, { employerId, draftId }: OwnDraft) {
  const { numDeletedRows } = await database
    .deleteFrom('job_drafts')
    .where('id', '=', draftId)
    .where('employer_id', '=', employerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The image of an own job, shared by its duplicate. */
export async function findJobImageId(database: Queryable, jobId: string): Promise<string | null> {
  const row = await database
    .selectFrom('jobs')
    .select('image_file_id')
    .where('id', '=', jobId)
    .executeTakeFirst();
  return row?.image_file_id ?? null;
}

/** Drafts whose time has come: scheduled ones, and those that wait for room in the plan. None of a suspended company. */
function dueDrafts(database: Queryable, now: Date) {
  return database
    .selectFrom('job_drafts')
    .where('status', '<>', 'draft')
    .where('publish_at', '<=', now)
    .where('employer_id', 'not in', (suspended) =>
      suspended.selectFrom('employers').select('id').where('suspended_at', 'is not', null),
    )
    .where((draft) =>
      draft.or([
        draft('status', '=', 'scheduled'),
        draft('blocked_by', 'in', [
          'plan_limit_reached',
          'plan_suspended',
          'verification_required',
        ]),
      ]),
    );
}

export async function listEmployersWithDueDrafts(database: Queryable, now: Date) {
  const rows = await dueDrafts(database, now)
    .select((select) => ['employer_id', select.fn.min('publish_at').as('first')])
    .groupBy('employer_id')
    .orderBy('first')
    .execute();
  return rows.map(({ employer_id: employerId }) => employerId);
}

/** An employer's due drafts, locked, the earliest first. */
export function lockDueDrafts(transaction: DatabaseTransaction, employerId: string, now: Date) {
  return dueDrafts(transaction, now)
    .select([
      'id',
      'employer_id',
      'fields',
      'form',
      'image_file_id',
      'interview_hours',
      'blocked_by',
      'place_free_since',
    ])
    .where('employer_id', '=', employerId)
    .orderBy('publish_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type DueDraft = Awaited<ReturnType<typeof lockDueDrafts>>[number];

/** Finds a draft and the employer to mail about it. */
export function findDraftToMail(database: Queryable, draftId: string) {
  return database
    .selectFrom('job_drafts')
    .innerJoin('employers', 'employers.id', 'job_drafts.employer_id')
    .select([
      'job_drafts.employer_id',
      'job_drafts.fields',
      'job_drafts.blocked_at',
      'job_drafts.blocked_by',
      'job_drafts.blocked_reason',
      'employers.email',
      'employers.company_name',
    ])
    .where('job_drafts.id', '=', draftId)
    .where('employers.deleted_at', 'is', null)
    .executeTakeFirst();
}
