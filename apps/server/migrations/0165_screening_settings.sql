-- Up Migration

-- What operators set instead of the thresholds that come with the model.
create table screening_thresholds (
  standing text primary key check (standing in ('new', 'confirmed', 'verified')),
  threshold double precision not null check (threshold > 0 and threshold < 1),
  heavy_threshold double precision not null check (heavy_threshold < 1),
  set_at timestamptz(3) not null,
  check (heavy_threshold >= threshold)
);

-- What the decisions of this board add to the model; the last one holds.
create table screening_corrections (
  id uuid primary key,
  made_at timestamptz(3) not null,
  model text not null,
  cases integer not null check (cases >= 0),
  bias double precision not null,
  weights jsonb not null,
  auc double precision not null
);

create index screening_corrections_last on screening_corrections (made_at desc);

alter table operator_log
  drop constraint operator_log_act_check,
  add constraint operator_log_act_check
    check (act in (
      'signed_in', 'viewed_case', 'claimed_case', 'released_case', 'decided_case', 'undid_decision',
      'decided_appeal', 'searched_accounts', 'viewed_account', 'verified_account', 'suspended_account',
      'restored_account', 'set_thresholds'));
