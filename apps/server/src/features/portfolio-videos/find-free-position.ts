import { PORTFOLIO_VIDEOS_MAX } from '@nextshift/contract';

/** The first of the places, counted from 1, that is not taken; null when all are. */
export function findFreePosition(taken: readonly number[]): number | null {
  for (let place = 1; place <= PORTFOLIO_VIDEOS_MAX; place += 1) {
    if (!taken.includes(place)) return place;
  }
  return null;
}
