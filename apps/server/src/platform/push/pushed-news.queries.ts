import { sql } from 'kysely';
import { type Account, accountColumn } from '../authentication/sessions.ts';
import type { Queryable } from '../database/database.ts';
import { newId } from '../database/new-id.ts';

export function findPushedNews(database: Queryable, mail: string) {
  return database
    .selectFrom('pushed_news')
    .select(['pushed_at', 'opened_at'])
    .where('mail', '=', mail)
    .executeTakeFirst();
}

interface Push {
  readonly account: Account;
  /** The id of its mail. */
  readonly mail: string;
  /** Of which nothing else is pushed for a while. */
  readonly thread: string | undefined;
  readonly applicantsOf?: string | undefined;
  readonly hasNotice: boolean;
  readonly now: Date;
  readonly quietUntil: Date;
}

/** Records what is about to be pushed. @returns its id; null if it was, or if its thread has to be quiet */
export async function insertPushedNews(
  database: Queryable,
  { account: { kind, accountId }, mail, thread, applicantsOf, hasNotice, now, quietUntil }: Push,
): Promise<string | null> {
  const row = await database
    .insertInto('pushed_news')
    .values({
      id: newId(),
      [accountColumn(kind)]: accountId,
      mail,
      pushed_at: now,
      has_notice: hasNotice,
      job_id: applicantsOf ?? null,
      ...(thread !== undefined && { thread, quiet: sql`tstzrange(${now}, ${quietUntil})` }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function deletePushedNews(database: Queryable, id: string): Promise<void> {
  await database.deleteFrom('pushed_news').where('id', '=', id).execute();
}

/** Marks pushed news of an account as opened: one, that of a job's applicants, or all that there are notices of. */
export async function markNewsOpened(
  database: Queryable,
  { kind, accountId }: Account,
  { id, jobId, now }: { readonly id?: string; readonly jobId?: string; readonly now: Date },
): Promise<void> {
  await database
    .updateTable('pushed_news')
    .set({ opened_at: now })
    .where(accountColumn(kind), '=', accountId)
    .where('opened_at', 'is', null)
    .$if(id === undefined && jobId === undefined, (update) => update.where('has_notice', '=', true))
    .$if(jobId !== undefined, (update) => update.where('job_id', '=', jobId ?? ''))
    .$if(id !== undefined, (update) => update.where('id', '=', id ?? ''))
    .execute();
}
