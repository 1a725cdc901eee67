import { JobPosted } from '../features/create-job/job-posted.tsx';
import { usePostedJob } from '../features/create-job/posted-job.ts';
import { pageMeta } from '../platform/page-meta.ts';

export function meta() {
  return pageMeta('Job posted');
}

export default function JobSuccess() {
  return <JobPosted job={usePostedJob()} />;
}
