import { PORTFOLIO_VIDEOS_MAX } from '@nextshift/contract';

/** The first free position, counted from 1; null if all are taken. */
export function findFreePosition(taken: readonly number[]): number | null {
  for (let place = 1; place <= PORTFOLIO_VIDEOS_MAX; place += 1) {
    if (!taken.includes(place)) return place;
  }
  return null;
}
