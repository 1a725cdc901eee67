-- Up Migration

-- Since when a hold is heavy: it stays until an operator decides, whatever its owner changes. Null for a light one.
alter table job_holds
  add column heavy_since timestamptz(3),
  add constraint job_holds_weigh_while_held check (heavy_since is null or held_since is not null);
alter table company_holds
  add column heavy_since timestamptz(3),
  add constraint company_holds_weigh_while_held check (heavy_since is null or held_since is not null);

alter table cases
  -- Since when what it is about was held heavily; the account is watched from then on.
  add column heavy_since timestamptz(3),
  -- The case whose dismissal settled it: nothing else held what it is about.
  add column settled_by uuid,
  add constraint cases_are_settled_with_others check (settled_by is null or settled_at is not null),
  -- The operator who is at work on it.
  add column claimed_by uuid references operators (id),
  add column claimed_at timestamptz(3),
  add constraint cases_are_claimed_wholly check (num_nulls(claimed_by, claimed_at) in (0, 2));

create index cases_heavy on cases (employer_id) where heavy_since is not null;
create index cases_settled_by on cases (settled_by) where settled_by is not null;

drop index cases_queue;
create index cases_queue on cases (
  ((heavy_since is not null)::int) desc, (signal_weight + report_count) desc, opened_at, id)
  where decided_at is null and settled_at is null;

-- What was held, as it was read each time that its texts had changed.
create table held_versions (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  read_at timestamptz(3) not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  signals jsonb not null check (jsonb_typeof(signals) = 'array'),
  risk double precision not null check (risk between 0 and 1),
  passages jsonb not null check (jsonb_typeof(passages) = 'array'),
  -- By which the texts, and near-copies of a job, are recognized.
  text_digest bytea not null check (octet_length(text_digest) = 32),
  hashes integer[] not null,
  constraint held_versions_once unique (case_id, text_digest)
);

alter table operator_log
  drop constraint operator_log_act_check,
  add constraint operator_log_act_check
    check (act in (
      'signed_in', 'viewed_case', 'claimed_case', 'released_case', 'decided_case', 'undid_decision',
      'decided_appeal', 'searched_accounts', 'viewed_account', 'verified_account', 'suspended_account',
      'restored_account')),
  drop constraint operator_log_names_case,
  add constraint operator_log_names_case check (
    (act in (
      'viewed_case', 'claimed_case', 'released_case', 'decided_case', 'undid_decision', 'decided_appeal'
    )) = (case_id is not null));

-- The same picture has the same bytes, as all are encoded anew.
alter table files add column content_digest bytea check (octet_length(content_digest) = 32);
