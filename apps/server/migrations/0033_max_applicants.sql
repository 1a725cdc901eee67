-- Up Migration

-- How many applicants a job takes on its employer's plan; null is any number. Kept beside the count, so that
-- a search says which jobs are full without reading subscriptions, and a change of plan announces its jobs.
alter table jobs add column max_applicants integer check (max_applicants > 0);

update jobs set max_applicants = case plan.plan_type
    when 'impact' then 200
    when 'accelerate' then null
    when 'corporate' then null
    else 20
  end
  from employers
  left join subscriptions plan
    on plan.employer_id = employers.id and plan.status in ('active', 'past_due')
  where employers.id = jobs.employer_id;
