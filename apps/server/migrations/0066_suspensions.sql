-- Up Migration

-- While suspended, nobody can sign in. Employers have this column already.
alter table seekers add column suspended_at timestamptz(3);

-- Why an account is or was suspended, a row for each time.
create table suspensions (
  id uuid primary key,
  employer_id uuid references employers (id),
  seeker_id uuid references seekers (id) on delete cascade,
  -- The case that was decided so; null if it happened on the account's own page.
  case_id uuid references cases (id),
  -- The owner reads it.
  reason text not null,
  suspended_by uuid not null references operators (id),
  suspended_at timestamptz(3) not null,
  -- When applications and the plan ended and the owner was told; null as long as a restoration leaves no trace.
  completed_at timestamptz(3),
  restored_by uuid references operators (id),
  restored_at timestamptz(3),
  restore_reason text,
  constraint suspensions_one_account check (num_nonnulls(employer_id, seeker_id) = 1),
  constraint suspensions_are_restored_wholly
    check (num_nulls(restored_by, restored_at, restore_reason) in (0, 3))
);

create unique index suspensions_once_of_employer on suspensions (employer_id) where restored_at is null;
create unique index suspensions_once_of_seeker on suspensions (seeker_id) where restored_at is null;
create index suspensions_of_employer on suspensions (employer_id, suspended_at);
create index suspensions_of_seeker on suspensions (seeker_id, suspended_at);

-- The account follows its suspension, and the log has both.
create function apply_suspension() returns trigger
  language plpgsql
  as $$
  declare
    since timestamptz := case when new.restored_at is null then new.suspended_at end;
  begin
    update employers set suspended_at = since where id = new.employer_id;
    update seekers set suspended_at = since where id = new.seeker_id;
    insert into operator_log (at, operator_id, act, account_kind, account_id, reason)
    values (
      coalesce(new.restored_at, new.suspended_at),
      coalesce(new.restored_by, new.suspended_by),
      case when new.restored_at is null then 'suspended_account' else 'restored_account' end,
      case when new.seeker_id is null then 'employer' else 'seeker' end,
      coalesce(new.employer_id, new.seeker_id),
      coalesce(new.restore_reason, new.reason)
    );
    return null;
  end
  $$;

create trigger suspensions_apply after insert or update of restored_at on suspensions
  for each row execute function apply_suspension();

-- A suspension ends all sessions. Signing in locks the account, so it comes before or reads the suspension.
create function end_sessions_of_suspended() returns trigger
  language plpgsql
  as $$
  begin
    if tg_table_name = 'employers' then
      delete from sessions where employer_id = new.id;
    else
      delete from sessions where seeker_id = new.id;
    end if;
    return null;
  end
  $$;

create trigger employers_end_sessions after update of suspended_at on employers for each row
  when (old.suspended_at is null and new.suspended_at is not null)
  execute function end_sessions_of_suspended();
create trigger seekers_end_sessions after update of suspended_at on seekers for each row
  when (old.suspended_at is null and new.suspended_at is not null)
  execute function end_sessions_of_suspended();

-- Decisions act on the company behind a job, too.
alter table cases
  drop constraint cases_action_check,
  add constraint cases_action_check
    check (action in ('none', 'remove_job', 'suspend_employer', 'verify_employer')),
  drop constraint cases_only_upheld_act,
  add constraint cases_only_upheld_act check (action in ('none', 'verify_employer') or decision = 'uphold'),
  add constraint cases_act_on_companies
    check (action not in ('suspend_employer', 'verify_employer') or subject_type in ('job', 'company'));
