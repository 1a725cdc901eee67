export { describeJob } from './describe-job.ts';
export { JobModal } from './job-modal.tsx';
export { JobPage } from './job-page.tsx';
export { jobPostingData } from './job-posting-data.ts';
export { fetchJob, jobQuery } from './job-query.ts';
