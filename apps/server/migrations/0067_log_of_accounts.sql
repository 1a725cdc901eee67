-- Up Migration

-- What operators did to accounts, and whose data they looked at, searches included. The ids reference nothing: the log
-- stays as it is when an account is deleted.
alter table operator_log
  add column account_kind text check (account_kind in ('employer', 'seeker')),
  add column account_id uuid,
  -- Whose data a search showed.
  add column found_ids uuid[],
  drop constraint operator_log_act_check,
  add constraint operator_log_act_check check (act in (
    'signed_in', 'viewed_case', 'decided_case', 'undid_decision',
    'searched_accounts', 'viewed_account', 'verified_account', 'suspended_account', 'restored_account')),
  drop constraint operator_log_names_case,
  add constraint operator_log_names_case
    check ((act in ('viewed_case', 'decided_case', 'undid_decision')) = (case_id is not null)),
  add constraint operator_log_names_account check (
    (act in ('viewed_account', 'verified_account', 'suspended_account', 'restored_account'))
      = (account_id is not null)),
  add constraint operator_log_names_found check ((act = 'searched_accounts') = (found_ids is not null)),
  add constraint operator_log_names_kind
    check ((account_kind is not null) = (num_nonnulls(account_id, found_ids) = 1));

create index operator_log_of_account on operator_log (account_id, id) where account_id is not null;
