import { streamLive } from '@nextshift/contract';
import type { Bind } from '../../../../platform/http/call.ts';
import { eventsResponse } from '../../../../platform/http/responses.ts';
import type { Platform } from '../../../../platform/platform.ts';

export function liveRoutes(bind: Bind, { live }: Platform): void {
  bind(streamLive, async ({ session, lastEventId }) =>
    eventsResponse({ open: () => live.open(session, lastEventId) }),
  );
}
