import {
  listSavedJobs as listEndpoint,
  saveJob as saveEndpoint,
  unsaveJob as unsaveEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { created, noContent, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPublicJob } from '../../jobs/index.ts';
import { listSavedJobs } from './list-saved-jobs.ts';
import { presentSavedJob } from './present-saved-job.ts';
import { countSavedJobs, deleteSavedJob, upsertSavedJob } from './saved-jobs.queries.ts';

export function savedJobRoutes(bind: Bind, { database, clock }: Platform): void {
  bind(listEndpoint, async ({ session, query }) => {
    const [{ rows, nextCursor }, totalCount] = await Promise.all([
      listSavedJobs(database, session.accountId, query),
      countSavedJobs(database, session.accountId),
    ]);
    return ok(rows, { nextCursor, totalCount });
  });

  bind(saveEndpoint, async ({ session, body }) => {
    if (!(await findPublicJob(database, body.jobId))) throw new AppError('not_found');
    const saved = { seekerId: session.accountId, jobId: body.jobId, now: clock() };
    const { row, isNew } = await database
      .transaction()
      .execute((transaction) => upsertSavedJob(transaction, saved));
    const response = { savedJob: presentSavedJob(row) };
    return isNew ? created(response) : ok(response);
  });

  bind(unsaveEndpoint, async ({ session, params }) => {
    await deleteSavedJob(database, { seekerId: session.accountId, jobId: params.jobId });
    return noContent();
  });
}
