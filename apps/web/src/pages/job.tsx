import { entityId } from '@nextshift/contract';
import { data } from 'react-router';
import type { Route } from './+types/job.ts';
import { pageActions } from '../features/job-actions/job-actions.tsx';
import { describeJob } from '../features/job-detail/describe-job.ts';
import { JobPage } from '../features/job-detail/job-page.tsx';
import { fetchJob } from '../features/job-detail/job-query.ts';
import { loadPage } from '../platform/page-error.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { apiContext } from '../platform/request-context.ts';

export function meta({ loaderData: job }: Route.MetaArgs) {
  return pageMeta(`${job.title} at ${job.companyName}`, describeJob(job));
}

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!entityId.safeParse(params.jobId).success) throw data(null, { status: 404 });
  return loadPage(() => fetchJob(context.get(apiContext), params.jobId));
}

export default function Job({ loaderData: job }: Route.ComponentProps) {
  return <JobPage job={job} actions={pageActions} />;
}
