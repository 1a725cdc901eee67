-- Up Migration

-- A search whose new jobs are mailed to a seeker.
create table alerts (
  id uuid primary key,
  seeker_id uuid not null references seekers (id) on delete cascade,
  -- The search's parameters, without those that do not narrow it.
  criteria jsonb not null check (jsonb_typeof(criteria) = 'object'),
  cadence text not null check (cadence in ('daily', 'weekly')),
  local_hour smallint not null check (local_hour between 0 and 23),
  -- The IANA name of the zone on whose clocks that hour is.
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  next_run_at timestamptz(3) not null,
  -- Jobs that searches found before are dealt with: mailed, or shown when the alert was made.
  searched_to timestamptz(3) not null,
  -- The last time that it was to be sent at once.
  requested_at timestamptz(3),
  paused text check (paused in ('owner', 'unsubscribed', 'bounced', 'away')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

-- Searches do not distinguish capitals.
create unique index alerts_once on alerts (seeker_id, lower(criteria::text));
create index alerts_due on alerts (next_run_at) where paused is null;

-- The mails of alerts: one a person and time.
create table alert_mails (
  id uuid primary key,
  seeker_id uuid not null references seekers (id) on delete cascade,
  slot timestamptz(3) not null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  constraint alert_mails_once unique (seeker_id, slot)
);

create index alert_mails_age on alert_mails (created_at);

-- The jobs that a person got by alerts, each once whatever the alert. Without a mail: shown when the alert was made.
create table alert_deliveries (
  seeker_id uuid not null references seekers (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  alert_id uuid references alerts (id) on delete set null,
  mail_id uuid references alert_mails (id) on delete set null,
  created_at timestamptz(3) not null,
  primary key (seeker_id, job_id)
);

create index alert_deliveries_job on alert_deliveries (job_id);
create index alert_deliveries_mail on alert_deliveries (mail_id) where mail_id is not null;
create index alert_deliveries_alert on alert_deliveries (alert_id) where alert_id is not null;

-- When the owner was last here, to within a day; sessions are removed a month later at most. Null until then.
alter table seekers add column last_seen_at timestamptz(3);
update seekers set last_seen_at = now();

-- Since when searches find a job as it is: its publication, its release, or its last edit.
alter table jobs add column found_since timestamptz(3) not null default to_timestamp(0);
create index jobs_found_since on jobs (found_since) where status = 'Active' and not hidden;

create function track_found_jobs() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'INSERT' then
      new.found_since := new.updated_at;
    elsif old.hidden and not new.hidden then
      -- Whoever shows the jobs of a company again need not touch each.
      new.found_since := greatest(new.updated_at, now());
    elsif new.revision <> old.revision then
      new.found_since := new.updated_at;
    end if;
    return new;
  end
  $$;

-- After those that set what it reads: triggers run in the order of their names.
create trigger jobs_track_found before insert or update on jobs
  for each row execute function track_found_jobs();
