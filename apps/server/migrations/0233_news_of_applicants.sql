-- Up Migration

-- The job whose applicants the news is about: an employer who opens them has read it.
alter table pushed_news add column job_id uuid references jobs (id) on delete cascade;

create index pushed_news_of_job on pushed_news (job_id) where job_id is not null;
