import { useAuthStore } from '../../../platform/session/auth-store.ts';
import { searchKey, searchOf, type Search, type SearchState } from './search-state.ts';

const MOST = 8;

/** The last searches of this visit with all that was loaded, so that Back finds list and place again. */
export const recentSearches = new Map<string, SearchState>();

export function rememberSearch(state: SearchState): void {
  const key = keyOf(searchOf(state));
  recentSearches.delete(key);
  recentSearches.set(key, state);
  const [oldest] = recentSearches.keys();
  if (recentSearches.size > MOST && oldest !== undefined) recentSearches.delete(oldest);
}

export function recallSearch(search: Search): SearchState | null {
  return recentSearches.get(keyOf(search)) ?? null;
}

/** The list as a visitor left it, for whoever they are by now. */
export function recallVisitorsSearch(search: Search): SearchState | null {
  return recentSearches.get(` ${searchKey(search)}`) ?? null;
}

/** What is left out of results depends on who looks. */
function keyOf(search: Search): string {
  return `${useAuthStore.getState().accountId ?? ''} ${searchKey(search)}`;
}
