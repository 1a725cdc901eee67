-- Up Migration

-- What a company says against what was done about its job, once for each case. While a case is open, its decision also
-- answers the appeal: dismissing the case accepts it, and is stored nowhere else.
create table appeals (
  id uuid primary key,
  case_id uuid not null unique references cases (id),
  employer_id uuid not null references employers (id),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz(3) not null,
  outcome text check (outcome in ('accepted', 'rejected')),
  reason text,
  decided_by uuid references operators (id),
  decided_at timestamptz(3),
  constraint appeals_are_decided_wholly
    check (num_nulls(outcome, reason, decided_by, decided_at) in (0, 4))
);

create index appeals_of_employer on appeals (employer_id);
create index appeals_open on appeals (case_id) where decided_at is null;

-- Links in mails by which a company appeals without signing in: its account may be closed to it.
create table appeal_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  case_id uuid not null references cases (id),
  employer_id uuid not null references employers (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create index appeal_links_of_employer on appeal_links (employer_id);
create index appeal_links_expiry on appeal_links (expires_at);

-- When an accepted appeal reversed the decision.
alter table cases
  add column reversed_at timestamptz(3),
  add constraint cases_only_upheld_are_reversed check (reversed_at is null or decision = 'uphold');

-- Decided appeals are logged by trigger, as decisions are.
alter table operator_log
  drop constraint operator_log_act_check,
  add constraint operator_log_act_check
    check (act in (
      'signed_in', 'viewed_case', 'decided_case', 'undid_decision', 'decided_appeal',
      'searched_accounts', 'viewed_account', 'verified_account', 'suspended_account', 'restored_account')),
  drop constraint operator_log_names_case,
  add constraint operator_log_names_case check (
    (act in ('viewed_case', 'decided_case', 'undid_decision', 'decided_appeal')) = (case_id is not null)),
  add column outcome text,
  add constraint operator_log_names_outcome check ((act = 'decided_appeal') = (outcome is not null));

create function log_appeal_decision() returns trigger
  language plpgsql
  as $$
  begin
    if old.decided_at is null and new.decided_at is not null then
      insert into operator_log (at, operator_id, act, case_id, outcome, reason)
      values (new.decided_at, new.decided_by, 'decided_appeal', new.case_id, new.outcome, new.reason);
    elsif new.decided_at is distinct from old.decided_at then
      raise exception 'the appeal % is decided already', new.id;
    end if;
    return null;
  end
  $$;

create trigger appeals_log_decision after update of decided_at on appeals
  for each row execute function log_appeal_decision();
