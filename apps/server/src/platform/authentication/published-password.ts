import { comparablePassword } from '@nextshift/contract';
import type { Config } from '../../config.ts';
import { AppError } from '../errors/app-error.ts';
import type { CallOrigin } from './call-origin.ts';

/** The password of every demo account. It is printed at startup, so it is public. */
export const DEMO_PASSWORD = 'NextShift!1';

/** Whether a password is refused on this board because it is that of the demo accounts. */
export function isPublishedPassword(
  { allowsDemo }: Pick<Config, 'allowsDemo'>,
  password: string,
): boolean {
  return !allowsDemo && comparablePassword(password) === DEMO_PASSWORD;
}

/**
 * The second lock on the accounts of the demo: anyone who knows their password must be at this machine as well, unless
 * PUBLIC_DEMO opens the demo to everybody.
 * @throws {AppError} invalid_credentials on a board without a demo; demo_elsewhere
 */
export function requirePrivatePassword(
  config: Pick<Config, 'allowsDemo' | 'isDemoPublic'>,
  password: string,
  origin: Pick<CallOrigin, 'isAtThisMachine'>,
): void {
  if (comparablePassword(password) !== DEMO_PASSWORD || config.isDemoPublic) return;
  if (!config.allowsDemo) throw new AppError('invalid_credentials');
  if (!origin.isAtThisMachine) throw new AppError('demo_elsewhere');
}
