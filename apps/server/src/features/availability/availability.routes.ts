import {
  getAvailability as getEndpoint,
  updateAvailability as updateEndpoint,
} from '@nextshift/contract';
import { ok } from '../../platform/http/responses.ts';
import type { Bind } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { readAvailability } from './read-availability.ts';
import { updateAvailability } from './update-availability.ts';

export function availabilityRoutes(bind: Bind, platform: Platform): void {
  bind(getEndpoint, async ({ session }) =>
    ok(await readAvailability(platform.database, session.accountId)),
  );

  bind(updateEndpoint, async ({ session, body }) =>
    ok(await updateAvailability(platform, session.accountId, body)),
  );
}
