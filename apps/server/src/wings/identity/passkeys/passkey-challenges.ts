import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@nextshift/contract';
import * as z from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertUsedChallenge } from './passkeys.queries.ts';

/** How long a challenge can be answered, in milliseconds. */
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

const kind = z.enum(['seeker', 'employer']);

/** What a challenge is for: a session that gave its password, or a sign-in of a kind of account. */
const ceremony = z.discriminatedUnion('ceremony', [
  z.object({ ceremony: z.literal('add passkey'), sessionId: z.string() }),
  z.object({ ceremony: z.literal('passkey sign-in'), kind }),
]);

type Ceremony = z.output<typeof ceremony>;

const contents = z.object({ for: ceremony, until: z.number() });

/** A challenge that a signature answers. */
export interface AnsweredChallenge {
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

/**
 * A challenge that says, sealed, what it is for and until when. So nothing is stored until somebody answers it: anybody
 * can ask for one. No two are equal, and nobody else can make one.
 */
export function newChallenge(
  { clock, secrets }: Pick<Platform, 'clock' | 'secrets'>,
  purpose: Ceremony,
): Uint8Array<ArrayBuffer> {
  const until = clock().getTime() + CHALLENGE_LIFETIME_MS;
  return new Uint8Array(secrets.encrypt(JSON.stringify({ for: purpose, until })));
}

/** Reads a challenge in base64url. @returns null if it is not ours, for something else, or too old */
export function openChallenge(
  { clock, secrets }: Pick<Platform, 'clock' | 'secrets'>,
  text: string,
  purpose: Ceremony,
): AnsweredChallenge | null {
  try {
    const sealed = Buffer.from(text, 'base64url');
    const opened = contents.parse(JSON.parse(secrets.decrypt(sealed)));
    const isFor = JSON.stringify(opened.for) === JSON.stringify(ceremony.parse(purpose));
    if (!isFor || opened.until <= clock().getTime()) return null;
    const hash = createHash('sha256').update(sealed).digest();
    return { hash, expiresAt: new Date(opened.until) };
  } catch {
    // Forged, damaged, or sealed with a deleted key.
    return null;
  }
}

/** Uses a challenge up. @throws {AppError} passkey_refused if it was used before */
export async function useChallenge(
  transaction: DatabaseTransaction,
  challenge: AnsweredChallenge,
): Promise<void> {
  if (!(await insertUsedChallenge(transaction, challenge))) throw new AppError('passkey_refused');
}
