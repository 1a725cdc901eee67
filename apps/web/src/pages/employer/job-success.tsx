import { JobPosted, usePostedJob } from '../../wings/posting/job-form/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';

export function meta() {
  return pageMeta('Job posted');
}

export default function JobSuccess() {
  return <JobPosted job={usePostedJob()} />;
}
