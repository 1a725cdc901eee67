-- Up Migration

-- The conversation about an application. Who writes locks its row, so that messages have their places one by one.
create table threads (
  application_id uuid primary key references applications (id) on delete cascade,
  employer_id uuid not null references employers (id),
  -- With the account go its conversations: what was written names both.
  seeker_id uuid not null references seekers (id) on delete cascade,
  last_place integer not null check (last_place > 0),
  -- Of the last one that was delivered.
  last_sent_at timestamptz(3) not null
);

create index threads_of_seeker on threads (seeker_id, last_sent_at desc, application_id desc);
create index threads_of_employer on threads (employer_id, last_sent_at desc, application_id desc);

create table messages (
  id uuid primary key,
  application_id uuid not null references threads (application_id) on delete cascade,
  -- From 1; a held one gets its place anew when it is delivered.
  place integer not null check (place > 0),
  sender text not null check (sender in ('employer', 'seeker')),
  -- As it was typed. What its reader sees of it is decided when it is read.
  text text not null check (char_length(text) between 1 and 2000),
  sent_at timestamptz(3) not null,
  -- By the other side: one mark for each message.
  read_at timestamptz(3),
  -- Since when it waits for a person; null once it is delivered.
  held_since timestamptz(3),
  constraint messages_in_order unique (application_id, place),
  constraint messages_begin_with_the_employer check (place > 1 or sender = 'employer'),
  constraint messages_held_are_of_employers_and_unread
    check (held_since is null or (sender = 'employer' and read_at is null))
);

create index messages_unread on messages (application_id, sender)
  where read_at is null and held_since is null;

create table message_templates (
  id uuid primary key,
  employer_id uuid not null references employers (id),
  title text not null check (char_length(title) between 1 and 60),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index message_templates_of_employer on message_templates (employer_id, title, id);
