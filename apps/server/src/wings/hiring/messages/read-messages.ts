import type { Account } from '../../../platform/authentication/sessions.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markMessageNoticesRead } from '../news/index.ts';
import { findPlace, markMessagesRead } from './messages.queries.ts';
import { findThread } from './threads.queries.ts';

interface Read {
  readonly account: Account;
  readonly applicationId: string;
  /** The last one that was read. */
  readonly messageId: string;
}

/**
 * Marks what the other side wrote as read, up to a message, with the notice of it.
 * @throws {AppError} not_found
 */
export async function readMessages(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { account, applicationId, messageId }: Read,
): Promise<void> {
  const { kind: reader } = account;
  if (!(await findThread(database, account, applicationId))) throw new AppError('not_found');
  const upToPlace = await findPlace(database, { applicationId, reader }, messageId);
  if (upToPlace === undefined) throw new AppError('not_found');
  const now = clock();
  await markMessagesRead(database, { applicationId, reader, upToPlace, now });
  await markMessageNoticesRead(database, { applicationId, reader }, now);
}
