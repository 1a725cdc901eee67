import {
  getEmployerSettings as getEndpoint,
  updateEmployerSettings as updateEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findEmployerSettings, updateEmployerSettings } from './employer-settings.queries.ts';

export function newsSettingsRoutes(bind: Bind, { database }: Platform): void {
  bind(getEndpoint, async ({ session }) => {
    const settings = await findEmployerSettings(database, session.accountId);
    if (!settings) throw new AppError('not_signed_in');
    return ok(settings);
  });

  bind(updateEndpoint, async ({ session, body }) => {
    const settings = await updateEmployerSettings(database, session.accountId, body);
    if (!settings) throw new AppError('not_signed_in');
    return ok(settings);
  });
}
