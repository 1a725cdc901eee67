import {
  appealByLink as byLinkEndpoint,
  listMeasures as listEndpoint,
  readAppealLink as readLinkEndpoint,
  submitAppeal as submitEndpoint,
} from '@nextshift/contract';
import { created, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findMeasures } from './appeals.queries.ts';
import { presentMeasure } from './present-measure.ts';
import { readAppealLink, submitAppeal, submitAppealByLink } from './submit-appeal.ts';

export function appealRoutes(bind: Bind, platform: Platform): void {
  const { database, clock } = platform;

  bind(listEndpoint, async ({ session: { accountId: employerId } }) => {
    const now = clock();
    const rows = await findMeasures(database, employerId);
    return ok({ measures: rows.map((row) => presentMeasure(row, now)) });
  });

  bind(submitEndpoint, async ({ session: { accountId: employerId }, body }) => {
    const { appeal, isNew } = await submitAppeal(platform, { employerId, ...body });
    return isNew ? created({ appeal }) : ok({ appeal });
  });

  bind(readLinkEndpoint, async ({ body: { token } }) =>
    ok({ measure: await readAppealLink(platform, token) }),
  );

  bind(byLinkEndpoint, async ({ body }) => {
    const { appeal, isNew } = await submitAppealByLink(platform, body);
    return isNew ? created({ appeal }) : ok({ appeal });
  });
}
