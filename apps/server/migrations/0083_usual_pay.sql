-- Up Migration

-- What somebody in a job is: "barista" of "Weekend Baristas (Downtown)". Jobs of the same role are comparable. It is the
-- last word of the title before what qualifies it, or the last two where the last says too little: "assistant".
create function job_role(title text) returns text
  language sql immutable strict parallel safe
  as $$
    with named as (
      select regexp_replace(word, '([^su])s$', '\1') as word, place
      from regexp_split_to_table(
        regexp_replace(
          lower(public.fold_text(title)),
          '\s*([][(),/|:;–—&+]|\s-+\s|\s(and|at|for|from|in|near|of|on|or|to|with)\s).*$', ''),
        '[^a-z]+') with ordinality as words (word, place)
      where word <> '' and word not in (
        'a', 'an', 'the', 'needed', 'wanted', 'hiring', 'now', 'part', 'full', 'time', 'job', 'position', 'opening',
        'role', 'shift', 'shifts', 'day', 'morning', 'afternoon', 'evening', 'night', 'weekend', 'weekends', 'weekday',
        'summer', 'fall', 'winter', 'spring', 'seasonal', 'remote', 'hybrid', 'i', 'ii', 'iii')
    ), ended as (
      select array_agg(word order by place desc) as words from named
    )
    select case
      when words[1] in (
        'agent', 'aide', 'ambassador', 'analyst', 'assistant', 'associate', 'attendant', 'clerk', 'coach', 'coordinator',
        'creator', 'crew', 'designer', 'developer', 'driver', 'editor', 'engineer', 'guide', 'hand', 'handler', 'helper',
        'instructor', 'intern', 'lead', 'leader', 'manager', 'member', 'operator', 'person', 'rep', 'representative',
        'runner', 'specialist', 'staff', 'supervisor', 'teacher', 'team', 'technician', 'trainee', 'worker')
      then words[2] || ' ' || words[1]
      else words[1]
    end
    from ended
  $$;

-- The jobs of a role in a city whose employers state an hourly pay, newest first.
create index jobs_usual_pay on jobs (lower(city), state, job_role(title), published_at desc)
  where status = 'Active' and not hidden and hourly_max is not null
    and pay_frequency in ('Per Hour', 'One Time');
