-- Up Migration

-- Whether the person was asked to cover the date and has not agreed: nobody misses what they did not agree to.
alter table assignments add column must_confirm boolean not null default false;
