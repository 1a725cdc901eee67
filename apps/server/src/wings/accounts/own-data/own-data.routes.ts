import {
  deleteCompany,
  deleteMyAccount,
  exportCompanyData,
  exportMyData,
} from '@nextshift/contract';
import { fileResponse, noContent } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { createConcurrencyLimiter } from '../../../platform/rate-limits/concurrency-limiter.ts';
import { createLoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requirePassword } from '../../identity/index.ts';
import { deleteAccount } from './delete-account.ts';
import { exportOwnData } from './export-own-data.ts';

/**
 * Collecting reads the whole account at once; sending reads one file at a time, as fast as the
 * client.
 */
const GATHERING = { atOnce: 1, waiting: 8 };

export function ownDataRoutes(bind: Bind, platform: Platform): void {
  const backoff = createLoginBackoff(platform);
  const inTurn = createConcurrencyLimiter(GATHERING);

  for (const [endpoint, name] of [
    [exportMyData, 'nextshift-data.zip'],
    [exportCompanyData, 'nextshift-company-data.zip'],
  ] as const) {
    bind(endpoint, async ({ session }) =>
      fileResponse({
        open: () => inTurn(() => exportOwnData(platform, session)),
        contentType: 'application/zip',
        name,
      }),
    );
  }

  for (const endpoint of [deleteMyAccount, deleteCompany]) {
    bind(endpoint, async ({ session, body: { password }, origin }) => {
      await requirePassword(platform, backoff, { account: session, password, origin });
      await deleteAccount(platform, backoff, session, origin);
      return noContent({ endsSession: true });
    });
  }
}
