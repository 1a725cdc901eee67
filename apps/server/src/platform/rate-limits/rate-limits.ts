import type { RateLimitClass } from '@nextshift/contract';

interface RateLimit {
  /** Requests of one network in the window; those of one browser or account where they count for it. */
  readonly max: number;
  readonly windowMs: number;
}

const MINUTE_MS = 60_000;

/** Generous for reading, as a school shares one address; strict where guessing or filling pays. */
export const rateLimits = {
  read: { max: 3_000, windowMs: MINUTE_MS },
  write: { max: 600, windowMs: MINUTE_MS },
  login: { max: 60, windowMs: 5 * MINUTE_MS },
  /** Of an account: its own calls wait for nobody on its network. */
  password: { max: 60, windowMs: 5 * MINUTE_MS },
  signup: { max: 40, windowMs: 10 * MINUTE_MS },
  reset: { max: 20, windowMs: 10 * MINUTE_MS },
  /** Spending a mailed token, which nobody guesses: apart from asking for mails, and not strict. */
  'mailed-link': { max: 600, windowMs: MINUTE_MS },
  upload: { max: 120, windowMs: 10 * MINUTE_MS },
  /** Pages that no cache has: each is searches and a rendering. */
  page: { max: 1_000, windowMs: MINUTE_MS },
  /** Pictures and videos, of which a page has dozens. */
  file: { max: 6_000, windowMs: MINUTE_MS },
} as const satisfies Record<RateLimitClass | 'page' | 'file', RateLimit>;

export type LimitedClass = keyof typeof rateLimits;

/** Classes counted in the database, so that they hold across instances; the others per instance. */
export const sharedRateLimits: ReadonlySet<LimitedClass> = new Set([
  'login',
  'password',
  'signup',
  'reset',
]);
