import { data } from 'react-router';
import type { Route } from './+types/company.ts';
import {
  CompanyChoice,
  CompanyDetails,
  CompanyJobs,
  companyMeta,
  type CompanyPage,
  findCompanies,
  loadCompanyPage,
  useCompanyJobs,
} from '../../wings/accounts/companies/index.ts';
import { cardActions, dialogActions } from '../../wings/hiring/job-actions/index.ts';
import { JobModal } from '../../wings/jobs/job-detail/index.ts';
import { JobGrid } from '../../wings/jobs/job-search/index.ts';
import { revalidateUnlessJobOpened, useOpenedJob } from '../../entities/job/opened-job.ts';
import { loadPage } from '../../platform/layout/page-error.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { apiContext } from '../../platform/api/request-context.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';

export const handle: PageHandle = { startsWhenUsed: true };

export function meta({ error, loaderData, matches }: Route.MetaArgs) {
  if (error) return pageMeta('Company');
  const [company, another] = loaderData.companies;
  // A choice between companies of the same name is not indexed.
  if (!company || another) return pageMeta(company?.companyName ?? 'Company');
  return companyMeta(company, matches);
}

/** One company with its jobs, or a choice if several share the name. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const companies = await loadPage(() => findCompanies(api, params.company));
  const [company, another] = companies;
  if (!company) throw data(null, { status: 404 });
  const start = url.searchParams.get('cursor');
  if (another) return data({ companies, page: null });
  const { page, status } = await loadCompanyPage(api, company, start);
  return data({ companies, page }, { status });
}

export const shouldRevalidate = revalidateUnlessJobOpened;

export default function Company({ loaderData: { companies, page } }: Route.ComponentProps) {
  return page ? <OneCompany page={page} /> : <CompanyChoice companies={companies} />;
}

function OneCompany({ page }: { page: CompanyPage }) {
  const { company, start } = page;
  const list = useCompanyJobs(page);
  const opened = useOpenedJob();
  return (
    <>
      <CompanyDetails company={company} />
      <CompanyJobs
        company={company}
        start={start}
        list={list}
        drawJobs={(jobs) => <JobGrid jobs={jobs} headingLevel="h3" actions={cardActions} />}
      />
      <JobModal opened={opened} known={list.jobs} actions={dialogActions} />
    </>
  );
}
