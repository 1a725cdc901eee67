import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Payload, TaskType } from './define-task.ts';

interface JobOptions {
  /** In place of the key that the task makes of the payload. */
  readonly jobKey?: string;
  /** Whether a pending job with the same key keeps its time, so that it is not put off again. */
  readonly keepsTime?: boolean;
  /** Milliseconds to wait, by the clock of the database; due immediately by default. */
  readonly delayMs?: number;
}

/** Puts a job into the queue. Within a transaction it exists if and only if that commits. */
export function enqueue<Input extends Payload>(
  database: Queryable,
  task: TaskType<Input>,
  payload: NoInfer<Input>,
  { jobKey = keyOf(task, payload), ...options }: JobOptions = {},
): Promise<void> {
  return enqueueEach(database, task, [{ payload, jobKey }], options);
}

/** Puts several jobs of one kind into the queue. */
export async function enqueueEach<Input extends Payload>(
  database: Queryable,
  { name, attempts }: TaskType<Input>,
  jobs: readonly { readonly payload: NoInfer<Input>; readonly jobKey?: string | undefined }[],
  { keepsTime = false, delayMs = 0 }: Omit<JobOptions, 'jobKey'> = {},
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    select graphile_worker.add_job(
      identifier => ${name},
      payload => job.payload,
      run_at => now() + ${delayMs}::int * interval '1 millisecond',
      job_key => job."jobKey",
      job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'},
      max_attempts => ${attempts ?? null}::int)
    from json_to_recordset(${JSON.stringify(jobs)}::json) as job (payload json, "jobKey" text)`.execute(
    database,
  );
}

/** Removes the pending job about the same, if any. */
export async function cancelJob<Input extends Payload>(
  database: Queryable,
  task: TaskType<Input>,
  payload: NoInfer<Input>,
): Promise<void> {
  await sql`select graphile_worker.remove_job(${keyOf(task, payload)})`.execute(database);
}

function keyOf<Input>({ name, key }: TaskType<Input>, payload: Input): string | undefined {
  return key && `${name} ${key(payload)}`;
}
