import {
  bringBackApplicants as bringBackEndpoint,
  closeJob as closeEndpoint,
  createJob as createEndpoint,
  listEmployerJobs as listEndpoint,
  renewJob as renewEndpoint,
  updateJob as updateEndpoint,
} from '@nextshift/contract';
import { created, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  bringBackApplicants,
  countApplications,
  countFormerApplicants,
  listFilledJobs,
} from '../../hiring/index.ts';
import { presentOwnJobs } from '../../screening/index.ts';
import { createJob } from './create-job.ts';
import { countEmployerJobs, listEmployerJobs } from './job-postings.queries.ts';
import { renewJob } from './renew-job.ts';
import { closeJob, updateJob } from './update-job.ts';

export function jobPostingRoutes(bind: Bind, platform: Platform): void {
  const { database } = platform;

  bind(createEndpoint, async ({ session, body, files }) => {
    const newJob = await createJob(platform, session.accountId, body, files.jobImage?.bytes);
    return created({ newJob });
  });

  bind(listEndpoint, async ({ session, query }) => {
    const [{ rows, nextCursor }, totalCount] = await Promise.all([
      listEmployerJobs(database, session.accountId, query),
      countEmployerJobs(database, session.accountId, query.status),
    ]);
    const ids = rows.map(({ id }) => id);
    const [filledJobs, formerApplicants, applicationCounts] = await Promise.all([
      listFilledJobs(database, ids),
      countFormerApplicants(database, ids, platform.clock()),
      countApplications(database, ids),
    ]);
    const jobs = await presentOwnJobs(database, rows);
    const body = { jobs, filledJobs, formerApplicants, applicationCounts };
    return ok(body, { nextCursor, totalCount });
  });

  bind(updateEndpoint, async ({ session, params, body, files }) => {
    const own = { employerId: session.accountId, jobId: params.jobId };
    const job = await updateJob(platform, own, body, files.jobImage?.bytes);
    const [former] = await countFormerApplicants(database, [job.id], platform.clock());
    return ok({ job, formerApplicantCount: former?.count ?? 0 });
  });

  bind(renewEndpoint, async ({ session, params }) =>
    ok({
      job: await renewJob(platform, { employerId: session.accountId, jobId: params.jobId }),
    }),
  );

  bind(bringBackEndpoint, async ({ session, params }) => {
    const own = { employerId: session.accountId, jobId: params.jobId };
    return ok({ count: await bringBackApplicants(platform, own) });
  });

  bind(closeEndpoint, async ({ session, params }) =>
    ok({
      job: await closeJob(platform, { employerId: session.accountId, jobId: params.jobId }),
    }),
  );
}
