import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** The background work there is, by name. */
export type TaskName =
  | 'account-link-mail'
  | 'account-mail'
  | 'applicant-mail'
  | 'cancel-left-plan'
  | 'cancel-second-plan'
  | 'cancel-withdrawn-plan'
  | 'clean-up'
  | 'closing-dates'
  | 'decision-news'
  | 'employer-mail'
  | 'job-closing-mail'
  | 'job-full-mail'
  | 'password-reset-mail'
  | 'pending-checkouts'
  | 'plan-endings'
  | 'subscription-mail'
  | 'sales-inquiry-mail'
  | 'sandbox-event'
  | 'sandbox-renewals';

interface JobOptions {
  /** A job that waits under the same key is replaced: what it stands for is done once. */
  readonly jobKey?: string;
  /** How often it is tried in all; the waits between grow from seconds to hours. */
  readonly maxAttempts?: number;
  /** Milliseconds to wait, by the clock of the database; due at once without. */
  readonly delayMs?: number;
}

/**
 * Puts a job into the queue. Within a transaction it exists if and only if that commits. The payload
 * lies in the database as it is: ids, never secrets or addresses.
 */
export async function enqueue(
  database: Queryable,
  task: TaskName,
  payload: Readonly<Record<string, string>>,
  { jobKey, maxAttempts, delayMs = 0 }: JobOptions = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      identifier => ${task},
      payload => ${JSON.stringify(payload)}::json,
      run_at => now() + ${delayMs}::int * interval '1 millisecond',
      job_key => ${jobKey ?? null}::text,
      max_attempts => ${maxAttempts ?? null}::int)`.execute(database);
}
