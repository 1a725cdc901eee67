import { listReports as listEndpoint, reportSubject as reportEndpoint } from '@nextshift/contract';
import { created, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listReports } from './list-reports.ts';
import { reportSubject } from './report-subject.ts';

export function reportRoutes(bind: Bind, platform: Platform): void {
  bind(reportEndpoint, async ({ session, body, origin: { ip } }) => {
    const { report, isNew } = await reportSubject(platform, session, { ...body, ip });
    return isNew ? created({ report }) : ok({ report });
  });

  bind(listEndpoint, async ({ session }) => ok({ reports: await listReports(platform, session) }));
}
