import {
  filterJobs as filterEndpoint,
  getCityOverview as cityEndpoint,
  getJob as getJobEndpoint,
  getJobFacets as facetsEndpoint,
  listCompanyJobs as companyJobsEndpoint,
  listHiringCompanies as hiringEndpoint,
  listJobCities as citiesEndpoint,
  searchIndustry as industryEndpoint,
  searchJobs as searchEndpoint,
} from '@nextshift/contract';
import {
  cityDependency,
  employerDependency,
  jobDependency,
  WHOLE_BOARD,
} from '../../../platform/responses/dependencies.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publicFileUrl } from '../../../platform/files/public-files.ts';
import { presentResponsiveness } from '../responsiveness/index.ts';
import { findUsualPay } from '../usual-pay/index.ts';
import { countFacetsOfSearch } from './counts/count-facets-of-search.ts';
import { asksForOwnWeek, freeWeekOf } from './free-week.ts';
import { listCompanyJobs } from './list-company-jobs.ts';
import { findCityOverview } from './city-overview.queries.ts';
import { countActiveJobsByCity } from './city-counts.queries.ts';
import { findPublicJob } from './jobs.queries.ts';
import { findHiringCompanies } from './hiring-companies.queries.ts';
import { dependenciesOfSearch } from './dependencies-of-search.ts';
import { cityOfName } from './place/place-of-search.ts';
import { presentFoundJob, presentJob } from './present-job.ts';
import { type FoundJobs, searchJobs } from './search-jobs.ts';

/** Logo cards of the home page (spec section 1). */
const HIRING_COMPANIES = 5;
/** Most cities that the search suggests. */
const CITIES_LIMIT = 100;

export function jobRoutes(bind: Bind, { database, metrics, clock }: Platform): void {
  async function search(
    content: Database,
    query: Parameters<typeof searchJobs>[1],
    freeWeek?: Parameters<typeof searchJobs>[3],
  ) {
    const started = performance.now();
    const found = await searchJobs(content, query, clock(), freeWeek);
    const by = query.searchQuery ? 'words' : query.searchLocation ? 'city' : 'board';
    metrics.observeSearch(by, (performance.now() - started) / 1000);
    return found;
  }

  bind(
    searchEndpoint,
    async ({ query, content }) => {
      const found = await search(content, query);
      const dependsOn = dependenciesOfSearch(query, found);
      return ok(found.rows.map(presentJob), { ...countsOf(found), dependsOn });
    },
    { caseless: ['searchLocation'] },
  );

  bind(
    filterEndpoint,
    async ({ query, content, asker }) => {
      const freeWeek = await freeWeekOf(database, {
        seekerId: asker?.accountId ?? null,
        when: query.when,
        now: clock(),
      });
      const found = await search(content, query, freeWeek);
      const rows = found.rows.map((row) => presentFoundJob(row, found.around));
      if (asker) return ok({ rows }, countsOf(found));
      const dependsOn = dependenciesOfSearch(query, found);
      return ok({ rows }, { ...countsOf(found), dependsOn });
    },
    { caseless: ['searchLocation', 'searchQuery'], isPersonal: asksForOwnWeek },
  );

  bind(
    facetsEndpoint,
    async ({ query, content, asker }) => {
      const now = clock();
      const freeWeek = await freeWeekOf(database, {
        seekerId: asker?.accountId ?? null,
        when: query.when,
        now,
      });
      const { facets, ...counted } = await countFacetsOfSearch(content, query, now, freeWeek);
      if (asker) return ok(facets);
      return ok(facets, { dependsOn: dependenciesOfSearch(query, counted) });
    },
    { caseless: ['searchLocation', 'searchQuery'], isPersonal: asksForOwnWeek },
  );

  bind(industryEndpoint, async ({ query, content }) => {
    const found = await search(content, query);
    return ok(found.rows.map(presentJob), { ...countsOf(found), dependsOn: [WHOLE_BOARD] });
  });

  bind(companyJobsEndpoint, async ({ params, query, content }) => {
    const { employerId } = params;
    const { rows, nextCursor } = await listCompanyJobs(content, employerId, query);
    const dependsOn = [employerDependency(employerId)];
    return ok(rows.map(presentJob), { nextCursor, dependsOn });
  });

  bind(hiringEndpoint, async ({ content }) => {
    const rows = await findHiringCompanies(content, HIRING_COMPANIES);
    return ok(
      rows.map((row) => ({
        employerId: row.employer_id,
        companyName: row.company_name,
        logo: publicFileUrl(row.logo_key),
        city: row.city,
        state: row.state,
        responsiveness: presentResponsiveness(row),
        verified: row.verified_at !== null,
      })),
      { dependsOn: [WHOLE_BOARD] },
    );
  });

  bind(citiesEndpoint, async ({ content }) =>
    ok(await countActiveJobsByCity(content, CITIES_LIMIT), { dependsOn: [WHOLE_BOARD] }),
  );

  bind(cityEndpoint, async ({ params, content }) => {
    const place = cityOfName(params.city);
    const overview = await findCityOverview(content, place);
    if (!overview) throw new AppError('not_found');
    return ok(overview, { dependsOn: [cityDependency(place.city)] });
  });

  bind(getJobEndpoint, async ({ params, content }) => {
    const row = await findPublicJob(content, params.jobId);
    if (!row) throw new AppError('not_found');
    const job = presentJob(row);
    const usualPay = job.status === 'Active' ? await findUsualPay(content, job) : null;
    return ok(
      { ...job, usualPay },
      {
        dependsOn: [jobDependency(row.id), employerDependency(row.employer_id)],
      },
    );
  });
}

/** What a search says in headers. */
function countsOf({ nextCursor, total, unpriced }: FoundJobs) {
  return {
    nextCursor,
    totalCount: total.jobs,
    isTotalLimited: total.isLimited,
    unpricedCount: unpriced,
    remoteCount: total.remote,
  };
}
