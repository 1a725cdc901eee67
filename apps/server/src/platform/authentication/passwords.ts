import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '../rate-limits/concurrency-limiter.ts';

/** OWASP's first choice for argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs in the thread pool; a limit of two leaves threads for everything else. */
const limited = createConcurrencyLimiter({ atOnce: 2, waiting: 200 });

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, cost));
}

/** The hash of a random password, so that an unknown account takes as long as a known one. */
let unknownAccountHash: Promise<string> | undefined;

/** Takes the same time whether the account exists (its hash given) or not (null). */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  unknownAccountHash ??= hashPassword(crypto.randomUUID());
  const against = passwordHash ?? (await unknownAccountHash);
  const matches = await limited(() => verify(against, password));
  return matches && passwordHash !== null;
}
