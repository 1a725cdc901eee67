import { useAuthStore } from '../../../platform/session/auth-store.ts';
import { useHistoryStore } from '../../../platform/session/seeker/history-store.ts';

/** The jobs that a signed-in seeker has saved or applied to, as far as is known now (spec section 4). */
export function hiddenJobIds(): ReadonlySet<string> {
  if (useAuthStore.getState().kind !== 'seeker') return new Set();
  const { savedJobIds, appliedJobIds } = useHistoryStore.getState();
  return new Set([...savedJobIds, ...appliedJobIds]);
}
