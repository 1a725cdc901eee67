import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/database/new-id.ts';

function selectTemplates(database: Queryable, employerId: string) {
  return database
    .selectFrom('message_templates')
    .select(['id', 'title', 'text'])
    .where('employer_id', '=', employerId);
}

/** An employer's templates: those that were used last first, then by title. */
export function findTemplates(database: Queryable, employerId: string) {
  return selectTemplates(database, employerId)
    .orderBy('used_at', (used) => used.desc().nullsLast())
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** Locks the account, which serializes its new templates. @returns how many it has */
export async function lockTemplates(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<number> {
  await transaction
    .selectFrom('employers')
    .select('id')
    .where('id', '=', employerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return (await findTemplates(transaction, employerId)).length;
}

interface Written {
  readonly title: string;
  readonly text: string;
  readonly now: Date;
}

export function insertTemplate(
  transaction: DatabaseTransaction,
  employerId: string,
  { title, text, now }: Written,
) {
  return transaction
    .insertInto('message_templates')
    .values({ id: newId(), employer_id: employerId, title, text, created_at: now, updated_at: now })
    .returning(['id', 'title', 'text'])
    .executeTakeFirstOrThrow();
}

interface OwnTemplate {
  readonly employerId: string;
  readonly templateId: string;
}

/** @returns undefined if the employer has none with this id */
export function changeTemplate(
  database: Queryable,
  { employerId, templateId }: OwnTemplate,
  { title, text, now }: Written,
) {
  return database
    .updateTable('message_templates')
    .set({ title, text, updated_at: now })
    .where('id', '=', templateId)
    .where('employer_id', '=', employerId)
    .returning(['id', 'title', 'text'])
    .executeTakeFirst();
}

/** @returns whether the employer had it */
export async function deleteTemplate(
  database: Queryable,
  { employerId, templateId }: OwnTemplate,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('message_templates')
    .where('id', '=', templateId)
    .where('employer_id', '=', employerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Records that a message was written from a template; one that is gone meanwhile has no use to record. */
export async function recordUse(
  transaction: DatabaseTransaction,
  { employerId, templateId }: OwnTemplate,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('message_templates')
    .set({ used_at: now })
    .where('id', '=', templateId)
    .where('employer_id', '=', employerId)
    .execute();
}
