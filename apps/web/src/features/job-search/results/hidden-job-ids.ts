import { useHistoryStore } from '../../../platform/session/seeker/history-store.ts';
import { signedInSeekerId } from '../../../platform/session/signed-in-seeker-id.ts';

/** The jobs that a signed-in seeker has saved or applied to, as far as known (spec section 4). */
export function hiddenJobIds(): ReadonlySet<string> {
  if (signedInSeekerId() === null) return new Set();
  const { savedJobIds, appliedJobIds } = useHistoryStore.getState();
  return new Set([...savedJobIds, ...appliedJobIds]);
}
