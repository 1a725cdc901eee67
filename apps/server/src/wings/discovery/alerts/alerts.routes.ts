import {
  createAlert as createEndpoint,
  deleteAlert as deleteEndpoint,
  listAlerts as listEndpoint,
  runAlert as runEndpoint,
  unsubscribe as unsubscribeEndpoint,
  updateAlert as updateEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { accepted, created, noContent, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteAlert, findAlerts } from './alerts.queries.ts';
import { createAlert } from './create-alert.ts';
import { presentAlert } from './present-alert.ts';
import { requestRun } from './request-run.ts';
import { unsubscribe } from './unsubscribe.ts';
import { updateAlert } from './update-alert.ts';

const STOPPED = {
  alert: 'This alert is stopped. You get no more emails from it.',
  all: 'All your job alerts are stopped. You get no more emails from them.',
} as const;

export function alertRoutes(bind: Bind, platform: Platform): void {
  const { database } = platform;

  bind(listEndpoint, async ({ session }) => {
    const rows = await findAlerts(database, session.accountId);
    return ok({ alerts: rows.map(presentAlert) }, { totalCount: rows.length });
  });

  bind(createEndpoint, async ({ session, body }) =>
    created({ alert: await createAlert(platform, session.accountId, body) }),
  );

  bind(updateEndpoint, async ({ session, params, body }) => {
    const own = { seekerId: session.accountId, alertId: params.alertId };
    return ok({ alert: await updateAlert(platform, own, body) });
  });

  bind(deleteEndpoint, async ({ session, params }) => {
    const own = { seekerId: session.accountId, alertId: params.alertId };
    if (!(await deleteAlert(database, own))) throw new AppError('not_found');
    return noContent();
  });

  bind(runEndpoint, async ({ session, params }) => {
    const own = { seekerId: session.accountId, alertId: params.alertId };
    return accepted({ alert: await requestRun(platform, own) });
  });

  bind(unsubscribeEndpoint, async ({ params, body }) =>
    ok({ message: STOPPED[await unsubscribe(platform, params.token, body.scope)] }),
  );
}
