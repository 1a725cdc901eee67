import { JobPosted } from '../../wings/posting/job-form/job-posted.tsx';
import { usePostedJob } from '../../wings/posting/job-form/posted-job.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';

export function meta() {
  return pageMeta('Job posted');
}

export default function JobSuccess() {
  return <JobPosted job={usePostedJob()} />;
}
