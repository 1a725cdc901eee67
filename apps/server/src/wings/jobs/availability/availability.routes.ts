import {
  getAvailability as getEndpoint,
  readTimetable as timetableEndpoint,
  updateAvailability as updateEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readAvailability } from './read-availability.ts';
import { updateAvailability } from './update-availability.ts';

export function availabilityRoutes(bind: Bind, platform: Platform): void {
  bind(getEndpoint, async ({ session }) =>
    ok(await readAvailability(platform.database, session.accountId)),
  );

  bind(updateEndpoint, async ({ session, body }) =>
    ok(await updateAvailability(platform, session.accountId, body)),
  );

  bind(timetableEndpoint, async ({ session, files: { file } }) => {
    if (!file) throw new AppError('validation_failed', { message: 'Please choose a file.' });
    // The reader of calendars is large, and few ask for it.
    const { readTimetable } = await import('./timetable/read-timetable.ts');
    return ok(await readTimetable(platform, session.accountId, file.bytes));
  });
}
