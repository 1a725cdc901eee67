import { comparablePassword } from '@nextshift/contract';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '../rate-limits/concurrency-limiter.ts';

/** OWASP's first choice for argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs in the thread pool; a limit of two leaves threads for everything else. */
const limited = createConcurrencyLimiter({ atOnce: 2, waiting: 200 });

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(comparablePassword(password), cost));
}

/** A hash that no password is known for, of the same cost: an unknown account takes as long as a known one. */
const UNKNOWN_ACCOUNT_HASH = [
  '$argon2id$v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  'A'.repeat(22),
  'A'.repeat(43),
].join('$');

/** Of which form of the password the hash is: the one that is hashed today, or as some device sent it before. */
export type PasswordMatch = 'current' | 'older';

/**
 * Whether it is the password of a hash; null if not. Takes the same time whether the account exists (its hash given) or
 * not (null). One that looks different in each form is tried in all of them, the one that is hashed today first.
 */
export function matchPassword(
  passwordHash: string | null,
  password: string,
): Promise<PasswordMatch | null> {
  const forms = new Set([
    comparablePassword(password),
    password,
    password.normalize('NFC'),
    password.normalize('NFD'),
  ]);
  return limited(async () => {
    let match: PasswordMatch = 'current';
    for (const form of forms) {
      const matches = await verify(passwordHash ?? UNKNOWN_ACCOUNT_HASH, form);
      if (matches && passwordHash !== null) return match;
      match = 'older';
    }
    return null;
  });
}

export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  return (await matchPassword(passwordHash, password)) !== null;
}
