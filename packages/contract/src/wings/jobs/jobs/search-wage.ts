/** The wages that a search may be narrowed by, in US dollars an hour. */
export const SEARCH_WAGE_MAX = 1_000_000;

export const SEARCH_WAGE_MESSAGE = 'Please enter a valid wage';
export const WAGE_ORDER_MESSAGE = 'The minimum wage must not be above the maximum wage';

/** Whether a search accepts a wage. */
export function isSearchWage(wage: number): boolean {
  return wage >= 0 && wage <= SEARCH_WAGE_MAX;
}
