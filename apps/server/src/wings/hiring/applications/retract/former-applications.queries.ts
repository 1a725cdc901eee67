import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/** Keeps what an application is before its seeker applies again. */
export async function keepFormerApplication(
  transaction: DatabaseTransaction,
  applicationId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into former_applications
      (application_id, application, shifts, document_ids, last_event_id, replaced_at)
    select
      id,
      to_jsonb(applications),
      (select coalesce(jsonb_agg(to_jsonb(application_shifts)), '[]')
        from application_shifts where application_id = applications.id),
      array(select documents.id from documents where application_id = applications.id),
      (select max(application_events.id) from application_events where application_id = applications.id),
      ${now}
    from applications where id = ${applicationId}
    on conflict (application_id) do update set
      application = excluded.application,
      shifts = excluded.shifts,
      document_ids = excluded.document_ids,
      last_event_id = excluded.last_event_id,
      replaced_at = excluded.replaced_at`.execute(transaction);
}

/**
 * Makes an application what it was before, without the events since. A shift that the job no longer has stays away, and
 * so does a document that was deleted.
 */
export async function restoreFormerApplication(
  transaction: DatabaseTransaction,
  applicationId: string,
): Promise<void> {
  await sql`update former_applications set taken_back = true
    where application_id = ${applicationId}`.execute(transaction);
  await sql`
    update applications set (status, told_status, told_at, form_id, basic_field_answers, question_answers, free_shifts,
      shifts_asked, created_at, updated_at, hidden_from_employer_at, ended_reason, ending_mailed_at, seen_at) = (
      select status, told_status, told_at, form_id, basic_field_answers, question_answers, free_shifts,
        shifts_asked, created_at, updated_at, hidden_from_employer_at, ended_reason, ending_mailed_at, seen_at
      from former_applications as former, jsonb_populate_record(null::applications, former.application)
      where application_id = ${applicationId})
    where id = ${applicationId}`.execute(transaction);
  // A trigger empties it whenever the day of the application moves.
  await sql`
    update applications set brought_back_at = (former.application ->> 'brought_back_at')::timestamptz
    from former_applications as former
    where former.application_id = applications.id and applications.id = ${applicationId}`.execute(
    transaction,
  );
  await sql`delete from application_shifts where application_id = ${applicationId}`.execute(
    transaction,
  );
  await sql`
    insert into application_shifts (application_id, shift_id, capacity, place, can_work, dates_until)
    select kept.application_id, kept.shift_id, job_shifts.capacity, kept.place, kept.can_work, kept.dates_until
    from former_applications as former,
      jsonb_populate_recordset(null::application_shifts, former.shifts) as kept
    join job_shifts on job_shifts.id = kept.shift_id
    where former.application_id = ${applicationId}`.execute(transaction);
  await sql`
    update documents set application_id = former.application_id
    from former_applications as former
    where former.application_id = ${applicationId} and documents.id = any(former.document_ids)
      and documents.application_id is null`.execute(transaction);
  await sql`
    delete from application_events using former_applications as former
    where application_events.application_id = former.application_id
      and former.application_id = ${applicationId}
      and application_events.id > former.last_event_id`.execute(transaction);
  await sql`delete from former_applications where application_id = ${applicationId}`.execute(
    transaction,
  );
}
