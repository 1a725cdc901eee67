import { AppError } from '../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  endAccountSessions,
  isSessionActive,
  type Session,
} from '../../../platform/authentication/sessions.ts';
import { deleteSession, lockAccount } from './sessions.queries.ts';

/** Ends one session of the caller's account. @throws {AppError} not_found if it has no such session */
export function endOneSession(
  platform: Platform,
  session: Session,
  sessionId: string,
): Promise<void> {
  const now = platform.clock();
  return whileActive(platform, session, async (transaction) => {
    if (!(await deleteSession(transaction, session, { sessionId, now }))) {
      throw new AppError('not_found');
    }
  });
}

/** Ends all sessions of the caller's account except the caller's. */
export function endOtherSessions(platform: Platform, session: Session): Promise<void> {
  return whileActive(platform, session, (transaction) =>
    endAccountSessions(transaction, session, session),
  );
}

/** Of two sessions that end each other at once, one does. @throws {AppError} not_signed_in */
function whileActive(
  { database }: Platform,
  session: Session,
  end: (transaction: DatabaseTransaction) => Promise<void>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, session);
    if (!(await isSessionActive(transaction, session))) throw new AppError('not_signed_in');
    await end(transaction);
  });
}
