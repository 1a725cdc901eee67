import { MINUTE_MS, type RateLimitClass } from '@nextshift/contract';

export type LimitedClass = RateLimitClass | 'page' | 'file' | 'asset' | 'webhook';

interface RateLimit {
  /** What one network spends per window, or one browser or account where those are counted: most requests cost 1. */
  readonly max: number;
  readonly windowMs: number;
}

/** Generous for reading, as a school shares one address; strict against guessing and flooding. */
export const rateLimits: Readonly<Record<LimitedClass, RateLimit>> = {
  read: { max: 3_000, windowMs: MINUTE_MS },
  write: { max: 600, windowMs: MINUTE_MS },
  login: { max: 60, windowMs: 5 * MINUTE_MS },
  /** Counted by account: its calls do not compete with others on its network. */
  password: { max: 60, windowMs: 5 * MINUTE_MS },
  signup: { max: 40, windowMs: 10 * MINUTE_MS },
  reset: { max: 20, windowMs: 10 * MINUTE_MS },
  /** Consuming a mailed token, which nobody can guess: separate from requesting mails, and not strict. */
  'mailed-link': { max: 600, windowMs: MINUTE_MS },
  upload: { max: 120, windowMs: 10 * MINUTE_MS },
  /** Uncached pages: each costs searches and a rendering. */
  page: { max: 1_000, windowMs: MINUTE_MS },
  /** Pictures and videos, of which a page has dozens. */
  file: { max: 6_000, windowMs: MINUTE_MS },
  /** Files of the web app, which browsers keep: a first visit takes about 20. */
  asset: { max: 30_000, windowMs: MINUTE_MS },
  /** Signed events of the payment provider, which sends them again. */
  webhook: { max: 1_000, windowMs: MINUTE_MS },
};

/** Classes counted in the database, so that they apply across instances; others are per instance. */
export const sharedRateLimits: ReadonlySet<LimitedClass> = new Set([
  'login',
  'password',
  'signup',
  'reset',
]);
