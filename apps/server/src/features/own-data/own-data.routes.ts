import {
  deleteMyAccount as deleteEndpoint,
  exportMyData as exportEndpoint,
} from '@nextshift/contract';
import { fileAnswer, noContent } from '../../platform/answers.ts';
import type { Bind } from '../../platform/call.ts';
import { createLoginBackoff } from '../../platform/login-backoff.ts';
import type { Platform } from '../../platform/platform.ts';
import { requirePassword } from '../passwords/index.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { exportMyData } from './export-my-data.ts';

export function ownDataRoutes(bind: Bind, platform: Platform): void {
  const backoff = createLoginBackoff(platform);

  bind(exportEndpoint, async ({ session }) =>
    fileAnswer({
      open: () => exportMyData(platform, session.accountId),
      contentType: 'application/zip',
      name: 'nextshift-data.zip',
    }),
  );

  bind(deleteEndpoint, async ({ session, body: { password }, ip }) => {
    await requirePassword(platform, backoff, { account: session, password, ip });
    await deleteMyAccount(platform, backoff, session.accountId, ip);
    return noContent({ endsSession: true });
  });
}
