import {
  filterJobs as filterEndpoint,
  getJob as getJobEndpoint,
  listJobCities as citiesEndpoint,
  searchIndustry as industryEndpoint,
  searchJobs as searchEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../platform/app-error.ts';
import { ok } from '../../platform/answers.ts';
import type { Bind } from '../../platform/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { countActiveJobsByCity, findJob } from './jobs.queries.ts';
import { presentJob } from './present-job.ts';
import { searchJobs } from './search-jobs.ts';

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

  bind(citiesEndpoint, async () => ok(await countActiveJobsByCity(database, CITIES_LIMIT)));

  bind(getJobEndpoint, async ({ params }) => {
    const row = await findJob(database, params.jobId);
    if (!row) throw new AppError('not_found');
    return ok(presentJob(row));
  });
}
