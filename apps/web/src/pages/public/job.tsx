import { entityId, getEmployer, placeOfJob } from '@nextshift/contract';
import { data, useRevalidator } from 'react-router';
import type { Route } from './+types/job.ts';
import { PageActions } from '../../wings/hiring/job-actions/index.ts';
import {
  describeJob,
  fetchJob,
  JobPage,
  jobPostingData,
} from '../../wings/jobs/job-detail/index.ts';
import { loadPage } from '../../platform/layout/page-error.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { paths } from '../../platform/routing/paths.ts';
import { breadcrumbs, publicMeta, siteOrigin } from '../../platform/layout/public-meta.ts';
import { apiContext } from '../../platform/api/request-context.ts';

export const handle: PageHandle = { startsWhenUsed: true };

export function meta({ error, loaderData, matches }: Route.MetaArgs) {
  if (error) return pageMeta('Job');
  const { job, company } = loaderData;
  const origin = siteOrigin(matches);
  const posting = jobPostingData(job, { origin, website: company.website });
  const way = breadcrumbs(origin, [
    { name: 'Jobs', path: paths.jobs() },
    { name: `Jobs in ${job.city}`, path: paths.cityJobs(job.city) },
    { name: job.title, path: paths.job(job.id) },
  ]);
  return publicMeta({
    matches,
    title: `${job.title} at ${job.companyName}`,
    description: describeJob(job),
    path: paths.job(job.id),
    image: `/share/jobs/${job.id}.png`,
    imageAlt: `${job.title} at ${job.companyName}, ${placeOfJob(job)}`,
    noIndex: job.status !== 'Active',
    linkedData: posting ? [posting, way] : [],
  });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!entityId.safeParse(params.jobId).success) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  return loadPage(async () => {
    const job = await fetchJob(api, params.jobId);
    const { body } = await api.call(getEmployer, { params: { employerId: job.employerId } });
    const { verified, verifiedBy, verifiedAt, website, companyName } = body;
    return { job, company: { verified, verifiedBy, verifiedAt, website, companyName } };
  });
}

export default function Job({ loaderData: { job, company } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <JobPage
      job={job}
      company={company}
      actions={(job, titleId) => (
        // The number of applicants has changed.
        <PageActions job={job} titleId={titleId} onApplied={() => void revalidate()} />
      )}
    />
  );
}
