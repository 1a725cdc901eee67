import {
  applyToJob as applyEndpoint,
  changeApplicationStatus as changeEndpoint,
  deleteApplication as deleteEndpoint,
  getApplication as getEndpoint,
  getApplicationForm as getFormEndpoint,
  listEmployerApplications as employerListEndpoint,
  listSeekerApplications as seekerListEndpoint,
  statusOfEmployerWord,
  statusOfSeekerWord,
  withdrawApplication as withdrawEndpoint,
} from '@nextshift/contract';
import { created, noContent, ok } from '../../platform/answers.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Bind } from '../../platform/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCurrentForm } from '../application-forms/index.ts';
import { listAttachedDocuments } from '../documents/index.ts';
import { findJob } from '../jobs/index.ts';
import { findApplicationDetail } from './application-detail.queries.ts';
import { applyToJob, requireOpen } from './apply-to-job.ts';
import { changeApplicationStatus } from './change-application-status.ts';
import { deleteApplication } from './delete-application.ts';
import {
  countEmployerApplications,
  listEmployerApplications,
} from './employer-applications.queries.ts';
import { listSeekerApplications } from './list-seeker-applications.ts';
import { presentDetailForEmployer, presentDetailForSeeker } from './present-application-detail.ts';
import { presentForEmployer } from './present-for-employer.ts';
import { countSeekerApplications } from './seeker-applications.queries.ts';
import { withdrawApplication } from './withdraw-application.ts';

export function applicationRoutes(bind: Bind, platform: Platform): void {
  const { database, clock } = platform;

  bind(applyEndpoint, async ({ session, params, body }) => {
    const { accountId } = session;
    const outcome = await applyToJob(platform, accountId, params.jobId, body.applicationData);
    return outcome.needsMoreInfo ? ok(outcome) : created(outcome);
  });

  bind(getFormEndpoint, async ({ params }) => {
    const job = await findJob(database, params.jobId);
    if (!job) throw new AppError('not_found');
    requireOpen(job);
    return ok({ application: await findCurrentForm(database, params.jobId) });
  });

  bind(seekerListEndpoint, async ({ session, query: { limit, cursor, jobId, status: word } }) => {
    const status = word === undefined ? undefined : (statusOfSeekerWord(word) ?? undefined);
    const [{ rows, nextCursor }, totalCount] = await Promise.all([
      listSeekerApplications(database, session.accountId, { limit, cursor, jobId, status }),
      countSeekerApplications(database, session.accountId, { jobId, status }),
    ]);
    return ok(rows, { nextCursor, totalCount });
  });

  bind(
    employerListEndpoint,
    async ({ session, query: { limit, cursor, sort, status: word, ...rest } }) => {
      const status = word === undefined ? undefined : (statusOfEmployerWord(word) ?? undefined);
      const filter = {
        employerId: session.accountId,
        status,
        jobId: rest.jobId,
        state: rest.state,
        search: rest.search,
      };
      const [{ rows, nextCursor }, totalCount] = await Promise.all([
        listEmployerApplications(database, filter, { sort, limit, cursor }),
        countEmployerApplications(database, filter),
      ]);
      const now = clock();
      const applications = rows.map((row) => presentForEmployer(row, now));
      return ok({ applications }, { nextCursor, totalCount });
    },
  );

  bind(changeEndpoint, async ({ session, params, body }) => {
    const application = await changeApplicationStatus(
      platform,
      session.accountId,
      params.id,
      body.status,
    );
    return ok({ data: { acceptedDate: application.acceptedDate, application } });
  });

  bind(deleteEndpoint, async ({ session, params }) => {
    await deleteApplication(platform, session.accountId, params.id);
    return noContent();
  });

  bind(getEndpoint, async ({ session, params }) => {
    const row = await findApplicationDetail(database, session, params.applicationId);
    if (!row) throw new AppError('not_found');
    const documents = await listAttachedDocuments(database, row.id);
    const data =
      session.kind === 'seeker'
        ? presentDetailForSeeker(row, documents)
        : presentDetailForEmployer(row, documents, clock());
    return ok({ data });
  });

  bind(withdrawEndpoint, async ({ session, params }) =>
    ok({ application: await withdrawApplication(platform, session.accountId, params.id) }),
  );
}
