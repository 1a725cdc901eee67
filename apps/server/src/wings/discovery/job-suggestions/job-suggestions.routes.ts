import {
  listJobsForYou as forYouEndpoint,
  listSimilarJobs as similarEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  areaDependency,
  cityDependency,
  employerDependency,
  jobDependency,
  REMOTE_AREA,
} from '../../../platform/responses/dependencies.ts';
import { findJobsById, findPublicJob, presentJob, readSurroundings } from '../../jobs/index.ts';
import { NEARBY_MILES } from './nearby-jobs.queries.ts';
import { findSimilarJobIds } from './similar-jobs.queries.ts';
import { suggestJobs } from './suggest-jobs.ts';

/** Most jobs that are suggested. */
const SUGGESTED_MAX = 8;

export function jobSuggestionRoutes(bind: Bind, { database }: Platform): void {
  bind(similarEndpoint, async ({ params, content }) => {
    const job = await findPublicJob(content, params.jobId);
    if (!job) throw new AppError('not_found');
    const { city, state, place_id } = job;
    const around = place_id ? await readSurroundings(content, place_id, NEARBY_MILES) : undefined;
    const ids = await findSimilarJobIds(content, job, { around, city, state }, SUGGESTED_MAX);
    const rows = await findJobsById(content, ids);
    return ok(
      { jobs: rows.map(presentJob) },
      {
        dependsOn: [
          jobDependency(job.id),
          employerDependency(job.employer_id),
          cityDependency(city),
          ...[...(around?.areas ?? []), REMOTE_AREA].map(areaDependency),
        ],
      },
    );
  });

  bind(forYouEndpoint, async ({ session }) =>
    ok({ jobs: await suggestJobs(database, session.accountId, SUGGESTED_MAX) }),
  );
}
