import { useHistoryStore } from '../../../../platform/stores/history-store.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import type { HiddenJobIds } from '../search/found-page.ts';
import { signedInSeekerId } from '../../../../platform/session/signed-in-seeker-id.ts';

/** The jobs that a signed-in seeker has saved or applied to, as far as known (spec section 4), unless shown. */
export function hiddenJobIds({ showsKnown }: Pick<SearchCriteria, 'showsKnown'>): HiddenJobIds {
  if (showsKnown || signedInSeekerId() === null) return new Map();
  const { savedJobIds, appliedJobIds } = useHistoryStore.getState();
  return new Map([
    ...savedJobIds.map((id) => [id, 'saved'] as const),
    ...appliedJobIds.map((id) => [id, 'applied'] as const),
  ]);
}
