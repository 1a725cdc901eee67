import { sql } from 'kysely';
import type { TestApp } from '../create-test-app.ts';

/** Payloads of the pending jobs, as stored in the database. */
export async function queuedPayloads({ database }: TestApp): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select payload from graphile_worker._private_jobs order by id`.execute(database);
  return rows.map(({ payload }) => payload);
}

/** The pending jobs of a task whose payload contains a text, with how long they wait yet. */
export async function queuedJobs(
  { database }: TestApp,
  task: string,
  { about }: { readonly about: string },
): Promise<{ readonly delayMs: number }[]> {
  const { rows } = await sql<{ delayMs: number }>`
    select extract(epoch from run_at - now())::float8 * 1000 as "delayMs"
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = ${task} and strpos(payload::text, ${about}) > 0`.execute(database);
  return rows;
}

/** Makes failed jobs due immediately. */
export async function makeJobsDue({ database }: TestApp): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(database);
}

/** Runs all that is queued, what that queues, and so on. */
export async function runAllTasks(app: TestApp): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await makeJobsDue(app);
    await app.runTasks();
  }
}

/** The token of the link in a reset mail. */
export function tokenIn(mail: { readonly text: string } | undefined): string {
  const token = /\/resetpassword\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('the mail contains no link to reset a password');
  return token;
}
