import { fetchOwnJob } from '../../wings/posting/employer-jobs/index.ts';
import { JobPosted, usePostedJob } from '../../wings/posting/job-form/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';

export const handle: PageHandle = { shape: 'done' };

export function meta() {
  return pageMeta('Job posted');
}

export default function JobSuccess() {
  const { id } = useEmployer();
  const job = usePostedJob((jobId, signal) => fetchOwnJob(id, jobId, signal));
  return <JobPosted job={job} />;
}
