import {
  DAY_MS,
  getCalendar as getEndpoint,
  resetCalendar as resetEndpoint,
} from '@nextshift/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/call.ts';
import { ok } from '../../../../platform/http/responses.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  calendarAddress,
  findOwnerOfToken,
  resetCalendarAddress,
} from '../../../identity/index.ts';
import { listCalendarInterviews, listCalendarShifts } from './calendars.queries.ts';
import { writeCalendar } from './write-calendar.ts';

/** Past shifts in a calendar, in milliseconds. */
const KEPT_MS = 30 * DAY_MS;
const SHIFTS_MAX = 2_000;

export function calendarRoutes(bind: Bind, platform: Platform): void {
  bind(getEndpoint, async ({ session }) => ok({ url: await calendarAddress(platform, session) }));

  bind(resetEndpoint, async ({ session }) =>
    ok({ url: await resetCalendarAddress(platform, session) }),
  );
}

interface OfToken {
  readonly Params: { readonly token: string };
}

/** The calendar itself, which programs fetch without a session: its address is the key. */
export function calendarFileRoute(app: FastifyInstance, platform: Platform): void {
  const { database, config, clock } = platform;
  const options = {
    schema: { hide: true },
    config: { isPersonal: true, limit: { name: 'read', cost: 5 } },
  } as const;

  app.get<OfToken>('/api/calendar/:token.ics', options, async ({ params }, reply) => {
    const owner = await findOwnerOfToken(database, params.token);
    if (!owner) throw new AppError('not_found');
    const after = new Date(clock().getTime() - KEPT_MS);
    const listed = { after, limit: SHIFTS_MAX };
    const shifts = await listCalendarShifts(database, owner, listed);
    const interviews = await listCalendarInterviews(database, owner, listed);
    const { publicUrl } = config;
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="nextshift.ics"')
      .send(writeCalendar({ kind: owner.kind, shifts, interviews, publicUrl }));
  });
}
