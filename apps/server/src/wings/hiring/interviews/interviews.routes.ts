import {
  bookInterview as bookEndpoint,
  cancelInterview as cancelEndpoint,
  declineInterview as declineEndpoint,
  getInterview as getEndpoint,
  getInterviewHours as hoursEndpoint,
  inviteToInterview as inviteEndpoint,
  listInterviews as listEndpoint,
  markAttended as attendedEndpoint,
  markMissed as missedEndpoint,
  updateInterviewHours as updateHoursEndpoint,
} from '@nextshift/contract';
import type { Bind } from '../../../platform/http/call.ts';
import { created, ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeInterview } from './change-interview.ts';
import { readInterviewHours, updateInterviewHours } from './hours/update-interview-hours.ts';
import { inviteToInterview } from './invite-to-interview.ts';
import { listInterviews, readInterview } from './list-interviews.ts';

export function interviewRoutes(bind: Bind, platform: Platform): void {
  bind(hoursEndpoint, async ({ session, params }) => {
    const own = { employerId: session.accountId, jobId: params.jobId };
    return ok({ interviewHours: await readInterviewHours(platform, own) });
  });

  bind(updateHoursEndpoint, async ({ session, params, body }) => {
    const own = { employerId: session.accountId, jobId: params.jobId };
    return ok({ interviewHours: await updateInterviewHours(platform, own, body) });
  });

  bind(inviteEndpoint, async ({ session, params }) =>
    created({ interview: await inviteToInterview(platform, session.accountId, params.id) }),
  );

  bind(getEndpoint, async ({ session, params }) =>
    ok(await readInterview(platform, session, params.id)),
  );

  bind(listEndpoint, async ({ session, query }) => {
    const { nextCursor, ...listed } = await listInterviews(platform, session, query);
    return ok(listed, { nextCursor });
  });

  bind(bookEndpoint, async ({ session: account, params, body }) => {
    const booked = { account, interviewId: params.id, action: 'book', ...body } as const;
    return ok({ interview: await changeInterview(platform, booked) });
  });

  bind(declineEndpoint, async ({ session: account, params: { id: interviewId } }) =>
    ok({ interview: await changeInterview(platform, { account, interviewId, action: 'decline' }) }),
  );

  bind(cancelEndpoint, async ({ session: account, params: { id: interviewId } }) =>
    ok({ interview: await changeInterview(platform, { account, interviewId, action: 'cancel' }) }),
  );

  bind(attendedEndpoint, async ({ session: account, params: { id: interviewId } }) =>
    ok({
      interview: await changeInterview(platform, { account, interviewId, action: 'attended' }),
    }),
  );

  bind(missedEndpoint, async ({ session: account, params: { id: interviewId } }) =>
    ok({ interview: await changeInterview(platform, { account, interviewId, action: 'missed' }) }),
  );
}
