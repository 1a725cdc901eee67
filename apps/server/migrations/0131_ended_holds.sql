-- Up Migration

-- Whether a decision made public what was held: undoing it holds that again, whatever has been edited, held and released
-- since.
alter table cases add column ended_hold boolean not null default false;

-- Decisions that can still be undone.
update cases set ended_hold = true
where decision = 'dismiss' and decided_at > now() - interval '10 minutes' and (
  exists (select from job_holds where released_by = cases.id)
  or exists (select from company_holds where released_by = cases.id));
