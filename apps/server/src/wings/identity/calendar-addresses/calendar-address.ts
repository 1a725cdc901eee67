import { randomBytes } from 'node:crypto';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSealedToken, insertToken, replaceToken } from './calendar-addresses.queries.ts';

const TOKEN_BYTES = 32;

function newToken({ secrets, clock }: Platform) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, sealed: secrets.encrypt(token), now: clock() };
}

function addressOf({ config }: Platform, token: string): string {
  return `${config.publicUrl}/api/calendar/${token}.ics`;
}

/** The address of an account's calendar, the same until it is replaced. Anyone who has it reads the calendar. */
export async function calendarAddress(platform: Platform, account: Account): Promise<string> {
  const { database, secrets } = platform;
  const before = await findSealedToken(database, account);
  if (before) return addressOf(platform, secrets.decrypt(before));
  await insertToken(database, account, newToken(platform));
  const stored = await findSealedToken(database, account);
  if (!stored) throw new Error('the token just stored was not found');
  return addressOf(platform, secrets.decrypt(stored));
}

/** Replaces the address of an account's calendar; the old one opens nothing any more. */
export async function resetCalendarAddress(platform: Platform, account: Account): Promise<string> {
  const token = newToken(platform);
  await replaceToken(platform.database, account, token);
  return addressOf(platform, token.token);
}
