import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '../rate-limits/concurrency-limiter.ts';

/** OWASP's first choice for argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs in the thread pool; a limit of two leaves threads for everything else. */
const limited = createConcurrencyLimiter({ atOnce: 2, waiting: 200 });

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, cost));
}

/** A hash that no password is known for, of the same cost: an unknown account takes as long as a known one. */
const UNKNOWN_ACCOUNT_HASH = [
  '$argon2id$v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  'A'.repeat(22),
  'A'.repeat(43),
].join('$');

/** Takes the same time whether the account exists (its hash given) or not (null). */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const matches = await limited(() => verify(passwordHash ?? UNKNOWN_ACCOUNT_HASH, password));
  return matches && passwordHash !== null;
}
