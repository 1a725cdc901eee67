import {
  getScreening as getEndpoint,
  setThresholds as setEndpoint,
  type ScreeningReport,
} from '@nextshift/contract';
import type { Bind } from '../../../platform/http/call.ts';
import { ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readReport } from './read-report.ts';
import { setThresholds } from './set-thresholds.ts';

export function screeningSettingsRoutes(bind: Bind, { database, clock }: Platform): void {
  const report = async (): Promise<ScreeningReport> => readReport(database, clock());

  bind(getEndpoint, async () => ok(await report()));

  bind(setEndpoint, async ({ session: { operatorId }, body }) => {
    await database
      .transaction()
      .execute((transaction) => setThresholds(transaction, body, { operatorId, now: clock() }));
    return ok(await report());
  });
}
