import type { Random } from '@nextshift/test-kit/numbers/random';
import { DAY, HOUR, MINUTE, SECOND } from '../model/life.ts';

/** Shortly after, without any task. */
const TICK = SECOND + 1;

/** Moments that matter: around the time to undo, the grace, reminders, answers, the end of jobs and of plans. */
const JUMPS = [
  10 * MINUTE - SECOND,
  10 * MINUTE,
  11 * MINUTE,
  45 * MINUTE,
  60 * MINUTE - SECOND,
  60 * MINUTE,
  61 * MINUTE,
  24 * HOUR,
  3 * DAY,
  7 * DAY + MINUTE,
  12 * DAY,
  14 * DAY,
  21 * DAY,
  30 * DAY,
  -5_007,
] as const;

/** Most jumps are short: much happens within an hour, and within a month. */
const SHORT = 7;

/** After these every ending is reached: those of jobs, plans and answers, and their mails. */
export const SWEEP = [61 * MINUTE, 8 * DAY, 13 * DAY, 31 * DAY, 61 * MINUTE, 11 * MINUTE, DAY];

/** No plan must end by itself. */
const LONGEST = 250 * DAY;

export interface Jump {
  readonly by: number;
  /** Whether tasks run. */
  readonly wakes: boolean;
}

/** How the clock moves between two moves of a life. */
export function drawJump(random: Random, elapsed: number): Jump {
  if (random.fraction() < 0.4) return { by: TICK, wakes: false };
  const by = random.fraction() < 0.75 ? random.pick(JUMPS.slice(0, SHORT)) : random.pick(JUMPS);
  return elapsed + by > LONGEST ? { by: TICK, wakes: false } : { by, wakes: true };
}
