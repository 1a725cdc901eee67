import { DAY_MS } from '../../../time.ts';

/**
 * Acceptances within `windowMs`: of a job its fewest openings since the first of them + 2, of all jobs twice the
 * openings offered + 5.
 */
export const ACCEPTANCE_LIMIT = {
  windowMs: 30 * DAY_MS,
  extraPerJob: 2,
  perOpening: 2,
  extra: 5,
} as const;
