-- Up Migration

-- How far the company was checked when this was held: what was decided is counted by it. Of earlier versions it is the
-- present one, which few companies have changed since.
alter table held_versions add column standing text;

update held_versions set standing = case
    when employers.verified_at is not null then 'verified'
    when employers.email_confirmed_at is not null then 'confirmed'
    else 'new'
  end
from cases join employers on employers.id = cases.employer_id
where cases.id = held_versions.case_id;

alter table held_versions
  alter column standing set not null,
  add constraint held_versions_standing_check check (standing in ('new', 'confirmed', 'verified'));

-- Over the one every honest posting would wait, over the other few scams would.
alter table screening_thresholds
  drop constraint screening_thresholds_threshold_check,
  drop constraint screening_thresholds_heavy_threshold_check,
  add constraint screening_thresholds_within_bounds
    check (threshold >= 0.3 and heavy_threshold <= 0.99);
