import { sql } from 'kysely';
import { enqueue } from '../../src/platform/queue/enqueue.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { TestApp } from '../create-test-app.ts';
import { signUpEmployer } from './insert-accounts.ts';
import { insertApplication, insertForm } from './insert-applications.ts';
import { insertJob } from './insert-jobs.ts';
import { insertCompleteSeeker, type CompleteSeeker } from './insert-complete-seeker.ts';
import { applicantMail } from '../../src/wings/hiring/news/index.ts';

/** Text that a careless copy would corrupt. */
const HARD_TEXT = 'tab\t, lines\r\n\n, \\N, \\., "quotes\', é, 日本, 🙂 and \\u0041';

/** Inserts at least one row into every table, as the features would write it. */
export async function insertIntoEveryTable(app: TestApp): Promise<CompleteSeeker> {
  const { database } = app;
  const whole = await insertCompleteSeeker(app);
  const { seeker } = whole;
  const employer = await signUpEmployer(app);
  const jobId = await insertJob(app, employer, { description: HARD_TEXT, tags: ['a "tag"', ''] });
  const formId = await insertForm(app, jobId);
  const assignmentId = newId();
  const applicationId = await insertApplication(app, {
    jobId,
    employerId: employer.id,
    seekerId: seeker.id,
    form_id: formId,
  });
  const [operatorId, caseId, shiftId] = [newId(), newId(), newId()];
  const bytes = sql`decode(repeat('0a', 32), 'hex')`;
  const statements = [
    sql`update employers set tax_number_encrypted = ${bytes}, tax_number_last_four = '1234'`,
    sql`insert into saved_jobs (id, seeker_id, job_id) values (${newId()}, ${seeker.id}, ${jobId})`,
    sql`insert into notices (id, seeker_id, application_id, status)
        values (${newId()}, ${seeker.id}, ${applicationId}, 'submitted')`,
    sql`insert into alerts (id, seeker_id, criteria, cadence, local_hour, time_zone, next_run_at,
        searched_to, created_at, updated_at) values (${newId()}, ${seeker.id},
        ${JSON.stringify({ searchQuery: HARD_TEXT })}, 'daily', 8, 'America/New_York', now(), now(),
        now(), now())`,
    sql`insert into alert_mails values (${newId()}, ${seeker.id}, now(), now(), null)`,
    sql`insert into alert_deliveries select seeker_id, ${jobId}, alerts.id, alert_mails.id, now()
        from alert_mails join alerts using (seeker_id)`,
    sql`insert into saved_job_reminders values (${seeker.id}, ${jobId}, now(), null)`,
    sql`insert into acceptances values (${applicationId}, now(), ${jobId}, ${employer.id})`,
    sql`insert into former_openings (job_id, openings, until) values (${jobId}, 2, now())`,
    sql`insert into contact_views values (${applicationId}, current_date, now())`,
    sql`insert into password_reset_tokens (id, token_hash, seeker_id, expires_at)
        values (${newId()}, ${bytes}, ${seeker.id}, now())`,
    sql`insert into email_changes (id, seeker_id, old_email, new_email, requested_at, expires_at)
        values (${newId()}, ${seeker.id}, 'old@mail.example', 'new@mail.example', now(), now())`,
    sql`insert into account_links
        (id, purpose, token_hash, seeker_id, email_change_id, created_at, expires_at)
        select ${newId()}, 'undo_email_change', ${bytes}, ${seeker.id}, id, now(), now()
        from email_changes`,
    sql`insert into school_emails values (${seeker.id}, 'robin@ncsu.example', now(), 'park@ncsu.example', now())`,
    sql`insert into availability values
        (${seeker.id}, 'America/New_York', '{[420,780)}', '{[540,600)}', true, 20, now())`,
    sql`insert into busy_terms values (${seeker.id}, '[2026-08-18,2026-12-05]', '{[540,600)}')`,
    sql`insert into job_shifts (id, job_id, weekday, start_time, end_time, capacity)
        values (${shiftId}, ${jobId}, 7, '22:00', '02:00', 2)`,
    sql`insert into application_shifts values (${applicationId}, ${shiftId}, 2, 1, true, '2026-11-22')`,
    sql`insert into former_applications (application_id, application, shifts, document_ids, last_event_id,
        replaced_at) select id, to_jsonb(applications), '[]', '{}', 1, now() from applications
        where id = ${applicationId}`,
    sql`insert into assignments (id, application_id, job_id, employer_id, seeker_id, shift_id, capacity,
        place, date, during, told_during, created_at, updated_at) values
        (${assignmentId}, ${applicationId}, ${jobId}, ${employer.id}, ${seeker.id}, ${shiftId}, 2, 1,
        '2026-11-22', '[2026-11-23 03:00Z,2026-11-23 07:00Z)', null, now(), now())`,
    sql`insert into interview_hours values (${jobId}, 30, '[]', '[]', 1, 24, 7, 'onsite', ${HARD_TEXT},
        'by_hand', now())`,
    sql`insert into interviews (id, application_id, job_id, employer_id, seeker_id, created_at, updated_at)
        values (${newId()}, ${applicationId}, ${jobId}, ${employer.id}, ${seeker.id}, now(), now())`,
    sql`insert into cover_offers
        values (${newId()}, ${assignmentId}, ${applicationId}, ${seeker.id}, 'asked', now(), null)`,
    sql`insert into threads values (${applicationId}, ${employer.id}, ${seeker.id}, 1, now())`,
    sql`insert into messages (id, application_id, place, sender, text, sent_at)
        values (${newId()}, ${applicationId}, 1, 'employer', ${HARD_TEXT}, now())`,
    sql`insert into message_templates
        values (${newId()}, ${employer.id}, 'Invite', ${HARD_TEXT}, now(), now(), now())`,
    sql`insert into push_keys values (${newId()}, 'a key', ${bytes}, now())`,
    sql`insert into push_subscriptions
        select id, 'https://push.example/a', 'a key', 'a secret', now(), now() from sessions
        where employer_id = ${employer.id}`,
    sql`insert into pushed_news values
        (${newId()}, ${seeker.id}, null, 'a mail', now(), null, false, 'a thread', '[2026-11-23,2026-11-24)')`,
    sql`insert into calendars values (${newId()}, ${seeker.id}, null, ${bytes}, ${bytes}, now())`,
    sql`insert into known_networks (id, seeker_id, network, last_seen_at)
        values (${newId()}, ${seeker.id}, ${bytes}, now())`,
    sql`insert into second_factors (id, seeker_id, totp_secret, created_at)
        values (${newId()}, ${seeker.id}, ${bytes}, now())`,
    sql`insert into recovery_codes (id, second_factor_id, code_hash)
        select ${newId()}, id, ${bytes} from second_factors`,
    sql`insert into passkeys
        values (${newId()}, ${seeker.id}, null, ${bytes}, ${bytes}, 1, ${HARD_TEXT}, now(), null)`,
    sql`insert into used_passkey_challenges values (${bytes}, now())`,
    sql`insert into login_failures values (${bytes}, 1, now(), now())`,
    sql`insert into rate_limit_windows values (${bytes}, now(), 1)`,
    sql`insert into idempotency_keys (scope, key, request_hmac, state, status, answer)
        values ('s', 'k', ${bytes}, 'done', 200, ${JSON.stringify({ text: HARD_TEXT })})`,
    sql`insert into sales_inquiries values (${newId()}, ${employer.id}, 'Robin', ${HARD_TEXT}, now())`,
    sql`insert into payment_customers values (${employer.id}, 'sandbox', 'cus_1')`,
    sql`insert into employer_cards values (${employer.id}, 'fingerprint_1')`,
    sql`insert into surplus_jobs values (${employer.id}, 1, 1, now(), array[${jobId}]::uuid[], null)`,
    sql`insert into job_drafts (id, employer_id, fields, created_at, updated_at) values
        (${newId()}, ${employer.id}, ${JSON.stringify({ title: HARD_TEXT })}, now(), now())`,
    sql`insert into form_drafts values
        (${jobId}, ${JSON.stringify({ next: { question: HARD_TEXT } })}, now())`,
    sql`insert into job_holds (job_id, cause, signals, text_digest) values
        (${jobId}, 'signals', ${JSON.stringify([{ words: HARD_TEXT }])}, ${bytes})`,
    sql`insert into company_holds (employer_id, signals, text_digest) values
        (${employer.id}, ${JSON.stringify([{ words: HARD_TEXT }])}, ${bytes})`,
    sql`insert into job_fingerprints values (${jobId}, '{1,-2}', '{3}', ${bytes}, now())`,
    sql`insert into operators (id, email, password_hash, totp_secret, created_at)
        values (${operatorId}, 'op@mail.example', '', ${bytes}, now())`,
    sql`insert into operator_sessions values
        (${newId()}, ${bytes}, ${operatorId}, ${bytes}, now(), now(), now())`,
    sql`insert into cases (id, subject_type, subject_id, subject, employer_id, opened_at) values
        (${caseId}, 'job', ${jobId}, ${JSON.stringify({ title: HARD_TEXT })}, ${employer.id}, now())`,
    sql`insert into held_versions values (${newId()}, ${caseId}, now(),
        ${JSON.stringify([{ field: 'Title', text: HARD_TEXT }])}, '[]', 0.5, '[]', ${bytes}, '{1,-2}', 'new')`,
    sql`insert into watched_emails values (${bytes}, ${caseId}, now())`,
    sql`insert into reports (id, case_id, reporter, seeker_id, reason, note, created_at)
        values (${newId()}, ${caseId}, 'seeker', ${seeker.id}, 'scam', ${HARD_TEXT}, now())`,
    sql`insert into appeals (id, case_id, measure, employer_id, text, created_at)
        values (${newId()}, ${caseId}, 'held', ${employer.id}, ${HARD_TEXT}, now())`,
    sql`insert into appeal_links values (${bytes}, ${caseId}, ${employer.id}, now(), now())`,
    sql`insert into scam_warnings values (${applicationId}, ${caseId}, now())`,
    sql`update cases set decision = 'dismiss', action = 'none', decision_reason = ${HARD_TEXT},
        decided_by = ${operatorId}, decided_at = now()`,
    sql`insert into suspensions (id, seeker_id, reason, suspended_by, suspended_at)
        values (${newId()}, ${seeker.id}, ${HARD_TEXT}, ${operatorId}, now())`,
    sql`insert into places values ('zip-27601', default, ${HARD_TEXT}, 'NC', 35.7737, -78.6346)`,
    sql`insert into place_names values ('27601', 'zip-27601', 1)`,
    sql`insert into gazetteer (version) values ('a hash')`,
    sql`insert into payment_events values ('sandbox', 'evt_1', 'invoice.paid')`,
    sql`insert into subscription_events
        (id, subscription_id, kind, plan_type, billing_cycle, amount, occurred_at)
        select ${newId()}, id, 'started', plan_type, billing_cycle, 149.00, now() from subscriptions`,
    sql`insert into sandbox_checkouts values
        ('cs_1', 'cus_1', ${employer.id}, 'impact', 'monthly', 'paid', 'http://a', 'http://b', now())`,
    sql`insert into sandbox_subscriptions values ('sub_1', 'cus_1', ${employer.id}, 'impact',
        'monthly', 'active', now(), now(), now() + interval '1 month', false, null, now())`,
    sql`insert into sandbox_invoices values
        ('in_1', 'sub_1', 'started', 'impact', 'monthly', 149.00, true, now())`,
    sql`insert into sandbox_customers values ('cus_1', ${employer.id}, 'accepted', '1 Main St', 'US1')`,
    sql`insert into screening_thresholds values ('new', 0.7, 0.9, now())`,
    sql`insert into screening_corrections values
        (${newId()}, now(), '1', 50, -0.25, '[[7, 0.5]]', 0.95)`,
    sql`insert into made_backups values (now(), 1)`,
    sql`insert into secret_keys values ('a fingerprint', now())`,
    sql`insert into sandbox_requests values ('key_1', now())`,
    sql`select graphile_worker.add_job('applicant-mail', queue_name => 'one at a time')`,
    sql`insert into graphile_worker._private_known_crontabs values ('clean-up', now(), now())`,
  ];
  for (const statement of statements) await statement.execute(database);
  await enqueue(database, applicantMail, {
    applicationId,
    status: 'submitted',
    changedAt: '2026-11-20T15:00:00Z',
  });
  return whole;
}
