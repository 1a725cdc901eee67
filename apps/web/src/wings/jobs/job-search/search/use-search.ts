import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { revealedJob } from '../../../../entities/job/opened-job.ts';
import { useRestored } from '../../../../platform/session/restore.ts';
import { signedInSeekerId } from '../../../../platform/session/signed-in-seeker-id.ts';
import { chooseSearchCall } from './choose-search-call.ts';
import { foundPage, type HiddenJobIds } from './found-page.ts';
import { keptPages } from './kept-pages.ts';
import type { SearchPage } from './search-page.ts';
import {
  leaveSearch,
  search,
  showArrived,
  showFailure,
  showPages,
  useSearchStore,
} from './search-store.ts';
import {
  isSameSearch,
  resultsArrived,
  searchStarted,
  searchFailed,
  searchOf,
  withoutSearch,
  type SearchState,
} from './search-state.ts';

const NOBODY: HiddenJobIds = new Map();

/**
 * The search of the current address. Results that came with the page are shown once the session is
 * known; going back restores the list; anything else is a new search.
 */
export function useSearch(page: SearchPage): SearchState {
  const live = useSearchStore();
  const restored = useRestored();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isSignedInSince = revealedJob(useLocation()) !== null;

  const recall = () => {
    const own = isReturn || isSignedInSince ? keptPages(page, signedInSeekerId()) : null;
    return isSignedInSince ? (own ?? keptPages(page, null)) : own;
  };

  const begin = useEffectEvent(() => {
    const kept = recall();
    if (page.arrived) void showArrived(page, page.arrived);
    else if (page.failure !== null) showFailure(page, page.failure);
    else if (kept) showPages(page, kept);
    else if (page.criteria.when.includes('mine') && signedInSeekerId() === null) {
      showFailure(page, 'Please sign in.');
    } else void search(page);
  });
  useEffect(() => {
    if (restored) begin();
    return leaveSearch;
  }, [page, restored]);

  if (isSameSearch(searchOf(live), page)) return live;
  const kept = recall();
  return kept ? resultsArrived(page, kept) : atFirst(live, page);
}

/** Shown until the store has caught up with the address; the server renders this. */
function atFirst(live: SearchState, page: SearchPage): SearchState {
  if (chooseSearchCall(page.criteria) === null) return withoutSearch(page);
  if (page.arrived) return resultsArrived(page, [foundPage(page.arrived, [], NOBODY)]);
  const started = searchStarted(live, page);
  return page.failure === null ? started : searchFailed(started, page.failure);
}
