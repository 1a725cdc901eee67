import {
  ANSWER_DUE_SOON_DAYS,
  type ApplicationListName,
  applyToJob as applyEndpoint,
  changeApplicationStatus as changeEndpoint,
  DAY_MS,
  deleteApplication as deleteEndpoint,
  getApplication as getEndpoint,
  getApplicationForm as getFormEndpoint,
  listApplicationEvents as eventsEndpoint,
  listContactViews as contactViewsEndpoint,
  listEmployerApplications as employerListEndpoint,
  listSeekerApplications as seekerListEndpoint,
  retractApplication as retractEndpoint,
  statusFromEmployerLabel,
  statusFromSeekerLabel,
  undoAcceptance as undoEndpoint,
  withdrawApplication as withdrawEndpoint,
} from '@nextshift/contract';
import { created, noContent, ok } from '../../../platform/http/responses.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findCurrentForm } from './forms/application-forms.queries.ts';
import { findPublicJob } from '../../jobs/index.ts';
import { applyToJob, requireOpen } from './apply/apply-to-job.ts';
import { changeApplicationStatus } from './decide/change-application-status.ts';
import { deleteApplication } from './decide/delete-application.ts';
import { undoAcceptance } from './decide/undo-acceptance.ts';
import { listContactViews } from './read/list-contact-views.ts';
import { listApplicationEvents } from './read/list-application-events.ts';
import { listEmployerApplications } from './read/list-employer-applications.ts';
import { listSeekerApplications } from './read/list-seeker-applications.ts';
import { countSeekerApplications } from './read/seeker-applications.queries.ts';
import { viewApplication } from './read/view-application.ts';
import { retractApplication } from './retract/retract-application.ts';
import { withdrawApplication } from './apply/withdraw-application.ts';

/** Those due are open ones whose answer is due within a week, or overdue; new ones nobody has looked at. */
function toStateFilter(state: ApplicationListName | undefined, now: Date) {
  if (state === 'new') return { state: 'open', isUnseen: true } as const;
  if (state !== 'due') return { state };
  const dueBy = new Date(now.getTime() + ANSWER_DUE_SOON_DAYS * DAY_MS);
  return { state: 'open', dueBy } as const;
}

export function applicationRoutes(bind: Bind, platform: Platform): void {
  const { database } = platform;

  bind(applyEndpoint, async ({ session, params, body }) => {
    const { accountId } = session;
    const { applicationData: data, shiftIds } = body;
    const outcome = await applyToJob(platform, accountId, params.jobId, { data, shiftIds });
    return outcome.needsMoreInfo ? ok(outcome) : created(outcome);
  });

  bind(getFormEndpoint, async ({ params }) => {
    const job = await findPublicJob(database, params.jobId);
    if (!job) throw new AppError('not_found');
    requireOpen(job);
    return ok({ application: await findCurrentForm(database, params.jobId) });
  });

  bind(seekerListEndpoint, async ({ session, query }) => {
    const { limit, cursor, jobId, state, status: word } = query;
    const status = word === undefined ? undefined : (statusFromSeekerLabel(word) ?? undefined);
    const filter = { jobId, state, status };
    const [{ rows, nextCursor }, totalCount] = await Promise.all([
      listSeekerApplications(database, session.accountId, { limit, cursor, ...filter }),
      countSeekerApplications(database, session.accountId, filter),
    ]);
    return ok(rows, { nextCursor, totalCount });
  });

  bind(
    employerListEndpoint,
    async ({ session, query: { limit, cursor, sort, status: word, ...narrowed } }) => {
      const status = word === undefined ? undefined : (statusFromEmployerLabel(word) ?? undefined);
      const filter = {
        employerId: session.accountId,
        status,
        jobId: narrowed.jobId,
        applicationId: narrowed.applicationId,
        ...toStateFilter(narrowed.state, platform.clock()),
        search: narrowed.search,
        answers: narrowed.answers,
      };
      const page = { sort, limit, cursor };
      const { applications, ...rest } = await listEmployerApplications(platform, filter, page);
      return ok({ applications }, rest);
    },
  );

  bind(changeEndpoint, async ({ session, params, body }) => {
    const application = await changeApplicationStatus(platform, session.accountId, params.id, body);
    return ok({ data: { acceptedDate: application.acceptedDate, application } });
  });

  bind(undoEndpoint, async ({ session, params }) =>
    ok(await undoAcceptance(platform, session.accountId, params.id)),
  );

  bind(deleteEndpoint, async ({ session, params }) => {
    await deleteApplication(platform, session.accountId, params.id);
    return noContent();
  });

  bind(getEndpoint, async ({ session, params }) =>
    ok({ data: await viewApplication(platform, session, params.applicationId) }),
  );

  bind(eventsEndpoint, async ({ session, params }) =>
    ok({ events: await listApplicationEvents(platform, session, params.id) }),
  );

  bind(contactViewsEndpoint, async ({ session, params }) =>
    ok({ contactViews: await listContactViews(database, session.accountId, params.id) }),
  );

  bind(withdrawEndpoint, async ({ session, params }) =>
    ok({ application: await withdrawApplication(platform, session.accountId, params.id) }),
  );

  bind(retractEndpoint, async ({ session, params }) => {
    await retractApplication(platform, session.accountId, params.id);
    return noContent();
  });
}
