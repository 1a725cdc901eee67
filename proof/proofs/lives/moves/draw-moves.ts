import type { Random } from '@nextshift/test-kit/numbers/random';
import { jobsOf, type Life } from '../model/life.ts';
import type { Move } from '../model/move.ts';
import { type Habit, post, type Turn } from './draws.ts';

/** What the people of a life do next. */
export function drawMoves(random: Random, life: Life, habits: readonly Habit[]): readonly Turn[] {
  if (jobsOf(life).length === 0 && !life.companyLeft && random.fraction() < 0.8) {
    return post(random, life);
  }
  let left = random.fraction() * habits.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, draw] of habits) {
    left -= weight;
    if (left < 0) return draw(random, life);
  }
  return [];
}

const ofSeekers = ['apply', 'retract', 'withdraw', 'leave'] as const;

/** Whether the one who would make it still has an account. */
export function canBeMade(life: Life, move: Move): boolean {
  const isOfSeeker = (one: Move): one is Extract<Move, { do: (typeof ofSeekers)[number] }> =>
    ofSeekers.some((each) => each === one.do);
  return isOfSeeker(move) ? life.seekersLeft[move.seeker] === false : !life.companyLeft;
}
