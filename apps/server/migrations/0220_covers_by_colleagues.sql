-- Up Migration

alter table employers
  -- Whether people of the company's other jobs are asked, too, to take a shift that somebody gives up.
  add column cover_across boolean not null default false;

alter table jobs
  -- Whether the employer approves whoever takes a shift that somebody gives up.
  add column cover_approval boolean not null default false;

alter table assignments
  -- When its person asked others to take it; null unless they did, and again once they keep it.
  add column given_up_at timestamptz(3),
  add column give_up_reason text check (give_up_reason <> ''),
  add constraint assignments_give_up_reason check (give_up_reason is null or given_up_at is not null);

-- Who is asked to take a shift that somebody gives up. Open while that person still has it and it has not started.
create table cover_offers (
  id uuid primary key,
  assignment_id uuid not null references assignments (id) on delete cascade,
  -- By which the person asked works for the employer.
  application_id uuid not null references applications (id) on delete cascade,
  seeker_id uuid not null references seekers (id) on delete cascade,
  status text not null default 'asked'
    check (status in ('asked', 'to_approve', 'taken', 'declined', 'refused')),
  created_at timestamptz(3) not null,
  answered_at timestamptz(3),
  check ((status = 'asked') = (answered_at is null)),
  unique (assignment_id, seeker_id)
);

-- The first has it.
create unique index cover_offers_taken on cover_offers (assignment_id) where status = 'taken';
create index cover_offers_of_seeker on cover_offers (seeker_id, created_at);
create index cover_offers_of_application on cover_offers (application_id);

alter table notices
  drop constraint notices_reason_check,
  add constraint notices_reason_check check (reason in
    ('filled', 'closed', 'expired', 'plan_ended', 'removed', 'no_answer', 'place_withdrawn', 'company_left',
      'brought_back', 'scam_warning', 'closes_soon', 'shifts_changed', 'shift_to_confirm', 'no_show',
      'no_show_withdrawn', 'message', 'interview_invited', 'interview_cancelled', 'interview_soon',
      'cover_asked', 'cover_taken', 'cover_approved', 'cover_refused'));

-- Of what is offered and answered both sides hear; of a shift that is given up, its person on every device.
create function announce_cover_offers() returns trigger
  language plpgsql
  as $$
    begin
      perform announce_live('shift', changed.application_id, changed.seeker_id, assignments.employer_id)
      from changed join assignments on assignments.id = changed.assignment_id
      group by changed.application_id, changed.seeker_id, assignments.employer_id;
      return null;
    end
  $$;

create trigger cover_offers_announce_new after insert on cover_offers
  referencing new table as changed for each statement execute function announce_cover_offers();
create trigger cover_offers_announce_changed after update on cover_offers
  referencing new table as changed for each statement execute function announce_cover_offers();

create or replace function announce_assignments() returns trigger
  language plpgsql
  as $$
    begin
      if tg_op = 'UPDATE' then
        perform announce_live('shift', changed.application_id, changed.seeker_id, changed.employer_id)
        from changed join before using (id)
        where (changed.status, changed.during, changed.no_show_at, changed.confirmation_asked_at, changed.given_up_at)
          is distinct from
          (before.status, before.during, before.no_show_at, before.confirmation_asked_at, before.given_up_at)
        group by changed.application_id, changed.seeker_id, changed.employer_id;
      else
        perform announce_live('shift', application_id, seeker_id, employer_id)
        from changed group by application_id, seeker_id, employer_id;
      end if;
      return null;
    end
  $$;
