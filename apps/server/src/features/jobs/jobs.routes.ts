import {
  filterJobs as filterEndpoint,
  getCityOverview as cityEndpoint,
  getJob as getJobEndpoint,
  listCompanyJobs as companyJobsEndpoint,
  listHiringCompanies as hiringEndpoint,
  listJobCities as citiesEndpoint,
  searchIndustry as industryEndpoint,
  searchJobs as searchEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../platform/app-error.ts';
import { ok } from '../../platform/answers.ts';
import type { Bind } from '../../platform/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { publicFileUrl } from '../../platform/public-files.ts';
import { listCompanyJobs } from './list-company-jobs.ts';
import { findCityOverview } from './city-overview.queries.ts';
import { countActiveJobsByCity, findJob } from './jobs.queries.ts';
import { findHiringCompanies } from './hiring-companies.queries.ts';
import { placeOfSearch } from './place-of-search.ts';
import { presentJob } from './present-job.ts';
import { searchJobs } from './search-jobs.ts';

/** Logo cards of the home page (spec section 1). */
const HIRING_COMPANIES = 5;
/** Cities that the search offers at most. */
const CITIES_LIMIT = 100;

export function jobRoutes(bind: Bind, { database }: Platform): void {
  bind(searchEndpoint, async ({ query }) => {
    const { rows, nextCursor } = await searchJobs(database, query);
    return ok(rows.map(presentJob), { nextCursor });
  });

  bind(filterEndpoint, async ({ query }) => {
    const { rows, nextCursor } = await searchJobs(database, query);
    return ok({ rows: rows.map(presentJob) }, { nextCursor });
  });

  bind(industryEndpoint, async ({ query }) => {
    const { rows, nextCursor } = await searchJobs(database, query);
    return ok(rows.map(presentJob), { nextCursor });
  });

  bind(companyJobsEndpoint, async ({ params, query }) => {
    const { rows, nextCursor } = await listCompanyJobs(database, params.employerId, query);
    return ok(rows.map(presentJob), { nextCursor });
  });

  bind(hiringEndpoint, async () => {
    const rows = await findHiringCompanies(database, HIRING_COMPANIES);
    return ok(
      rows.map((row) => ({
        employerId: row.employer_id,
        companyName: row.company_name,
        logo: publicFileUrl(row.logo_key),
        city: row.city,
        state: row.state,
      })),
    );
  });

  bind(citiesEndpoint, async () => ok(await countActiveJobsByCity(database, CITIES_LIMIT)));

  bind(cityEndpoint, async ({ params }) => {
    const overview = await findCityOverview(database, placeOfSearch(params.city));
    if (!overview) throw new AppError('not_found');
    return ok(overview);
  });

  bind(getJobEndpoint, async ({ params }) => {
    const row = await findJob(database, params.jobId);
    if (!row) throw new AppError('not_found');
    return ok(presentJob(row));
  });
}
