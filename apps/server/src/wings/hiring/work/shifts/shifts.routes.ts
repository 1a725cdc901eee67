import {
  cancelShift as cancelEndpoint,
  confirmShift as confirmEndpoint,
  coverShift as coverEndpoint,
  disputeNoShow as disputeEndpoint,
  getRoster as rosterEndpoint,
  listShifts as listEndpoint,
  listWeekClashes as clashesEndpoint,
  markNoShow as noShowEndpoint,
  withdrawNoShow as cameEndpoint,
} from '@nextshift/contract';
import type { Bind } from '../../../../platform/http/call.ts';
import { ok } from '../../../../platform/http/responses.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { changeShift } from './change-shift.ts';
import { coverShift } from './cover-shift.ts';
import { getRoster } from './get-roster.ts';
import { listShifts } from './list-shifts.ts';
import { listWeekClashes } from './clashes/list-week-clashes.ts';

export function shiftRoutes(bind: Bind, platform: Platform): void {
  bind(listEndpoint, async ({ session, query }) => {
    const { shifts, nextCursor } = await listShifts(platform, session, query);
    return ok({ shifts }, { nextCursor });
  });

  bind(clashesEndpoint, async ({ session }) =>
    ok({ clashes: await listWeekClashes(platform, session.accountId) }),
  );

  bind(confirmEndpoint, async ({ session: party, params: { assignmentId } }) =>
    ok({ shift: await changeShift(platform, { party, assignmentId, action: 'confirm' }) }),
  );

  bind(cancelEndpoint, async ({ session: party, params: { assignmentId } }) =>
    ok({ shift: await changeShift(platform, { party, assignmentId, action: 'cancel' }) }),
  );

  bind(noShowEndpoint, async ({ session: party, params: { assignmentId } }) =>
    ok({ shift: await changeShift(platform, { party, assignmentId, action: 'no-show' }) }),
  );

  bind(cameEndpoint, async ({ session: party, params: { assignmentId } }) =>
    ok({ shift: await changeShift(platform, { party, assignmentId, action: 'came' }) }),
  );

  bind(coverEndpoint, async ({ session: party, params: { assignmentId }, body }) =>
    ok({ shift: await coverShift(platform, { party, assignmentId, ...body }) }),
  );

  bind(disputeEndpoint, async ({ session: party, params: { assignmentId } }) =>
    ok({ shift: await changeShift(platform, { party, assignmentId, action: 'dispute' }) }),
  );

  bind(rosterEndpoint, async ({ session, params }) => {
    const own = { employerId: session.accountId, jobId: params.jobId };
    return ok({ roster: await getRoster(platform, own) });
  });
}
