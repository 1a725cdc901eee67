import { sql } from 'kysely';
import type { TestApp } from '../create-test-app.ts';

/** Payloads of the pending jobs, as stored in the database. */
export async function queuedPayloads({ database }: TestApp): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select payload from graphile_worker._private_jobs order by id`.execute(database);
  return rows.map(({ payload }) => payload);
}

/** Makes failed jobs due immediately. */
export async function makeJobsDue({ database }: TestApp): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(database);
}

/** The token of the link in a reset mail. */
export function tokenIn(mail: { readonly text: string } | undefined): string {
  const token = /\/resetpassword\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('the mail contains no link to reset a password');
  return token;
}
