import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** The background tasks, by name. */
export type TaskName =
  | 'account-link-mail'
  | 'account-mail'
  | 'alert-mail'
  | 'alerts'
  | 'answer-reminder-mail'
  | 'answer-reminders'
  | 'appeal-mail'
  | 'applicant-mail'
  | 'cancel-left-plan'
  | 'cancel-job-shifts'
  | 'cancel-second-plan'
  | 'cancel-withdrawn-plan'
  | 'clean-up'
  | 'closing-dates'
  | 'decision-news'
  | 'employer-mail'
  | 'employer-shift-mail'
  | 'end-applications'
  | 'ending-mail'
  | 'held-jobs'
  | 'hold-mail'
  | 'job-closing-mail'
  | 'job-draft-mail'
  | 'job-full-mail'
  | 'load-gazetteer'
  | 'locate-jobs'
  | 'password-reset-mail'
  | 'pending-checkouts'
  | 'plan-endings'
  | 'removal-mail'
  | 'requested-alert'
  | 'responsiveness'
  | 'saved-job-mail'
  | 'saved-job-reminders'
  | 'scam-warning-mail'
  | 'scam-warnings'
  | 'scheduled-drafts'
  | 'shift-dates'
  | 'shift-mail'
  | 'shift-news'
  | 'shift-times'
  | 'sign-in-mail'
  | 'status-news'
  | 'subscription-mail'
  | 'suspension'
  | 'suspension-mail'
  | 'sales-inquiry-mail'
  | 'sandbox-event'
  | 'sandbox-renewals'
  | 'unanswered-applications'
  | 'withdrawal-mail';

interface JobOptions {
  /** A pending job with the same key is replaced, so its work is done once. */
  readonly jobKey?: string;
  /** Whether a pending job with the same key keeps its time, so that it is not put off again. */
  readonly keepsTime?: boolean;
  /** Maximum number of attempts; the delays between them grow from seconds to hours. */
  readonly maxAttempts?: number;
  /** Milliseconds to wait, by the clock of the database; due immediately by default. */
  readonly delayMs?: number;
}

type Payload = Readonly<Record<string, string>>;

/**
 * Puts a job into the queue. Within a transaction it exists if and only if that commits. The payload is
 * stored in plain text: ids, never secrets or addresses.
 */
export function enqueue(
  database: Queryable,
  task: TaskName,
  payload: Payload,
  { jobKey, ...options }: JobOptions = {},
): Promise<void> {
  return enqueueEach(database, task, [{ payload, jobKey }], options);
}

/** Puts several jobs of one kind into the queue. */
export async function enqueueEach(
  database: Queryable,
  task: TaskName,
  jobs: readonly { readonly payload: Payload; readonly jobKey?: string | undefined }[],
  { keepsTime = false, maxAttempts, delayMs = 0 }: Omit<JobOptions, 'jobKey'> = {},
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    select graphile_worker.add_job(
      identifier => ${task},
      payload => job.payload,
      run_at => now() + ${delayMs}::int * interval '1 millisecond',
      job_key => job."jobKey",
      job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'},
      max_attempts => ${maxAttempts ?? null}::int)
    from json_to_recordset(${JSON.stringify(jobs)}::json) as job (payload json, "jobKey" text)`.execute(
    database,
  );
}

/** Removes the pending job with a key, if any. */
export async function cancelJob(database: Queryable, jobKey: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${jobKey})`.execute(database);
}
