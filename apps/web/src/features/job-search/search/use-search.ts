import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { revealedJob } from '../../../entities/job/opened-job.ts';
import { useRestored } from '../../../platform/session/restore.ts';
import { recallSearch, recallVisitorsSearch } from './recent-searches.ts';
import type { SearchPage } from './search-page.ts';
import {
  NO_SEARCH,
  nothingAsked,
  resultsArrived,
  searchBegan,
  searchFailed,
  searchKey,
  searchOf,
  type SearchState,
} from './search-state.ts';
import { adoptFailure, adoptResults, adoptState, search, useSearchStore } from './search-store.ts';
import { chooseSearchCall } from './choose-search-call.ts';

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The search of the present address. Results that came with the page are taken over once it is known
 * who looks; going back finds the list as it was left; anything else is a new search.
 */
export function useSearch(page: SearchPage): SearchState {
  const live = useSearchStore();
  const restored = useRestored();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isSignedInSince = revealedJob(useLocation()) !== null;
  const isLive = searchKey(searchOf(live)) === searchKey(page);

  const recall = () =>
    isSignedInSince ? recallVisitorsSearch(page) : isReturn ? recallSearch(page) : null;

  const begin = useEffectEvent(() => {
    const recalled = recall();
    if (page.arrived) void adoptResults(browserApi, page, page.arrived);
    else if (page.failure !== null) adoptFailure(page, page.failure);
    else if (recalled) adoptState(recalled);
    else void search(browserApi, page);
  });
  useEffect(() => {
    if (restored) begin();
  }, [page, restored]);

  if (isLive) return live;
  return recall() ?? atFirst(live, page);
}

/** What is shown until the store has caught up with the address; the server renders this. */
function atFirst(live: SearchState, page: SearchPage): SearchState {
  if (chooseSearchCall(page.criteria) === null) return nothingAsked(page);
  if (page.arrived) {
    return resultsArrived(searchBegan(NO_SEARCH, page), [], page.arrived, NOBODY);
  }
  const began = searchBegan(live, page);
  return page.failure === null ? began : searchFailed(began, [], page.failure);
}
