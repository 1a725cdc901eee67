import { DAY_MS } from '@nextshift/contract';
import type { Platform } from '../../../platform/platform.ts';
import { newLinkToken } from '../../identity/index.ts';
import { insertAppealLink } from './appeal-links.queries.ts';

/** Half a year. */
const LINK_LIFETIME_MS = 180 * DAY_MS;

/**
 * Makes the address at which a company appeals against a case without signing in, to be mailed to it. It reads the
 * decision and its own appeal, and appeals once; it opens nothing else.
 */
export async function createAppealLink(
  { database, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  about: { readonly caseId: string; readonly employerId: string },
): Promise<string> {
  const now = clock();
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
  await insertAppealLink(database, { ...about, token, now, expiresAt });
  const url = new URL('/appeal', config.publicUrl);
  url.searchParams.set('token', token);
  return url.href;
}
