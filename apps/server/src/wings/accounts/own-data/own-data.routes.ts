import {
  deleteCompany as deleteCompanyEndpoint,
  deleteMyAccount as deleteEndpoint,
  exportCompanyData as exportCompanyEndpoint,
  exportMyData as exportEndpoint,
} from '@nextshift/contract';
import { fileResponse, noContent } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { createConcurrencyLimiter } from '../../../platform/rate-limits/concurrency-limiter.ts';
import { createLoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requirePassword } from '../../identity/index.ts';
import { deleteCompany } from './delete-company.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { exportCompanyData } from './export-company-data.ts';
import { exportMyData } from './export-my-data.ts';

/**
 * Collecting reads the whole account at once; sending reads one file at a time, as fast as the
 * client.
 */
const GATHERING = { atOnce: 1, waiting: 8 };

export function ownDataRoutes(bind: Bind, platform: Platform): void {
  const backoff = createLoginBackoff(platform);
  const inTurn = createConcurrencyLimiter(GATHERING);

  bind(exportEndpoint, async ({ session }) =>
    fileResponse({
      open: () => inTurn(() => exportMyData(platform, session.accountId)),
      contentType: 'application/zip',
      name: 'nextshift-data.zip',
    }),
  );

  bind(deleteEndpoint, async ({ session, body: { password }, origin }) => {
    await requirePassword(platform, backoff, { account: session, password, origin });
    await deleteMyAccount(platform, backoff, session.accountId, origin);
    return noContent({ endsSession: true });
  });

  bind(exportCompanyEndpoint, async ({ session }) =>
    fileResponse({
      open: () => inTurn(() => exportCompanyData(platform, session.accountId)),
      contentType: 'application/zip',
      name: 'nextshift-company-data.zip',
    }),
  );

  bind(deleteCompanyEndpoint, async ({ session, body: { password }, origin }) => {
    await requirePassword(platform, backoff, { account: session, password, origin });
    await deleteCompany(platform, backoff, session.accountId, origin);
    return noContent({ endsSession: true });
  });
}
