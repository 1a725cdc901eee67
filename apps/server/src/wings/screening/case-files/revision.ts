import { createHash } from 'node:crypto';
import { AppError } from '../../../platform/errors/app-error.ts';

const STALE_MESSAGE = 'This was changed since you opened it. Read it again before you decide.';

/** Names what an operator is shown: the same for the same texts, another one after every change. */
export function revisionOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}

/**
 * Refuses to decide about what nobody has read. Anyone who can change it must be locked out before it is read again.
 * @throws {AppError} stale_revision
 */
export function requireRevision(present: string, read: string): void {
  if (present !== read) throw new AppError('stale_revision', { message: STALE_MESSAGE });
}
