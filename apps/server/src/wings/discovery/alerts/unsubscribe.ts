import type { UnsubscribeScope } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAlertOwner, pauseAlerts } from './alerts.queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * Stops what a link in a mail stops, or all alerts of its owner. Again, or without the alert, it is already so.
 * @throws {AppError} link_invalid
 */
export async function unsubscribe(
  { database, secrets, clock }: Platform,
  token: string,
  asked: UnsubscribeScope | undefined,
): Promise<UnsubscribeScope> {
  const link = readUnsubscribeToken(secrets, token);
  if (!link) throw new AppError('link_invalid');
  const scope = asked === 'all' ? 'all' : link.scope;
  const seekerId = link.scope === 'all' ? link.id : await findAlertOwner(database, link.id);
  if (seekerId === undefined) return scope;
  const alert = scope === 'alert' ? { alertId: link.id } : {};
  await pauseAlerts(database, { seekerId, ...alert, cause: 'unsubscribed', now: clock() });
  return scope;
}
