import { useHistoryStore } from '../../../platform/session/seeker/history-store.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import { signedInSeekerId } from '../../../platform/session/signed-in-seeker-id.ts';

/** The jobs that a signed-in seeker has saved or applied to, as far as known (spec section 4), unless shown. */
export function hiddenJobIds({
  showsKnown,
}: Pick<SearchCriteria, 'showsKnown'>): ReadonlySet<string> {
  if (showsKnown || signedInSeekerId() === null) return new Set();
  const { savedJobIds, appliedJobIds } = useHistoryStore.getState();
  return new Set([...savedJobIds, ...appliedJobIds]);
}
