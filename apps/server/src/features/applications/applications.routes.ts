import {
  applyToJob as applyEndpoint,
  changeApplicationStatus as changeEndpoint,
  listEmployerApplications as employerListEndpoint,
  listSeekerApplications as seekerListEndpoint,
  statusOfEmployerWord,
  statusOfSeekerWord,
} from '@nextshift/contract';
import { created, ok } from '../../platform/answers.ts';
import type { Bind } from '../../platform/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyToJob } from './apply-to-job.ts';
import { changeApplicationStatus } from './change-application-status.ts';
import {
  countEmployerApplications,
  listEmployerApplications,
} from './employer-applications.queries.ts';
import { listSeekerApplications } from './list-seeker-applications.ts';
import { presentForEmployer } from './present-for-employer.ts';
import { countSeekerApplications } from './seeker-applications.queries.ts';

export function applicationRoutes(bind: Bind, platform: Platform): void {
  const { database, clock } = platform;

  bind(applyEndpoint, async ({ session, params }) => {
    const body = await applyToJob(platform, session.accountId, params.jobId);
    return body.needsMoreInfo ? ok(body) : created(body);
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
    async ({ session, query: { limit, cursor, status: word, ...rest } }) => {
      const status = word === undefined ? undefined : (statusOfEmployerWord(word) ?? undefined);
      const filter = {
        employerId: session.accountId,
        status,
        jobId: rest.jobId,
        state: rest.state,
      };
      const [{ rows, nextCursor }, totalCount] = await Promise.all([
        listEmployerApplications(database, filter, { limit, cursor }),
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
}
