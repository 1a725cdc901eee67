import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persistedArea } from './persisted-area.ts';
import type { HistoryState } from './stored-shapes.ts';

export const HISTORY_AREA = 'history';

export type { HistoryState };

export const NO_HISTORY: HistoryState = { savedJobIds: [], appliedJobIds: [], timestamp: 0 };

/** Area `history`: all jobs that the seeker saved or applied to, which search results leave out. */
export const useHistoryStore = create<HistoryState>()(
  persist(() => NO_HISTORY, {
    name: HISTORY_AREA,
    storage: persistedArea(async () => (await import('./stored-shapes.ts')).historyState),
    skipHydration: true,
  }),
);

export function replaceHistory(ids: Pick<HistoryState, 'savedJobIds' | 'appliedJobIds'>): void {
  const { savedJobIds, appliedJobIds } = ids;
  useHistoryStore.setState({ savedJobIds, appliedJobIds, timestamp: Date.now() });
}

/** Marks a job as saved or not. */
export function markSaved(jobId: string, saved: boolean): void {
  useHistoryStore.setState(({ savedJobIds }) => ({
    savedJobIds: withId(savedJobIds, jobId, saved),
    timestamp: Date.now(),
  }));
}

/** Marks jobs as saved, as just loaded; others keep their state. */
export function addSavedJobs(jobIds: readonly string[]): void {
  const { savedJobIds } = useHistoryStore.getState();
  const unknown = jobIds.filter((id) => !savedJobIds.includes(id));
  if (unknown.length === 0) return;
  useHistoryStore.setState({
    savedJobIds: [...savedJobIds, ...unknown],
    timestamp: Date.now(),
  });
}

/** Marks a job as applied to or not. */
export function markApplied(jobId: string, applied: boolean): void {
  useHistoryStore.setState(({ appliedJobIds }) => ({
    appliedJobIds: withId(appliedJobIds, jobId, applied),
    timestamp: Date.now(),
  }));
}

function withId(ids: readonly string[], id: string, present: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return present ? [id, ...others] : others;
}
