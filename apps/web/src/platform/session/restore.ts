import { RESTORE_TIMEOUT_MS } from '@nextshift/contract';
import { create } from 'zustand';
import { useAuthStore } from '../stores/auth-store.ts';
import { EMPLOYER_DATA_AREA, loadEmployerDataStore } from '../stores/employer-data-area.ts';
import { useHistoryStore } from '../stores/history-store.ts';
import { isStored } from '../stores/persisted-area.ts';
import { useProfileStore } from '../stores/profile-store.ts';

const useRestoreStore = create<{ restored: boolean }>()(() => ({ restored: false }));

let restoring: Promise<void> | undefined;

/** Restores the persisted areas once, each as far as it can be; resolves after at most five seconds. */
export function restore(): Promise<void> {
  restoring ??= Promise.race([
    Promise.allSettled([
      ...[useAuthStore, useHistoryStore, useProfileStore].map(rehydrate),
      rehydrateEmployerData(),
    ]),
    new Promise((resolve) => setTimeout(resolve, RESTORE_TIMEOUT_MS)),
  ]).then(() => {
    useRestoreStore.setState({ restored: true });
  });
  return restoring;
}

/** Only if something is stored, since not every page loads this store. */
async function rehydrateEmployerData(): Promise<void> {
  if (!isStored(EMPLOYER_DATA_AREA)) return;
  const store = await loadEmployerDataStore();
  if (!store) return;
  await rehydrate(store.useEmployerDataStore);
  store.dropExpiredEmployerData(Date.now());
}

async function rehydrate(store: { persist: { rehydrate: () => Promise<void> | void } }) {
  await store.persist.rehydrate();
}

/** Whether they are at this moment. */
export function isRestored(): boolean {
  return useRestoreStore.getState().restored;
}

/** Whether the persisted areas are restored; nothing personal is shown before. False while hydrating. */
export function useRestored(): boolean {
  return useRestoreStore((state) => state.restored);
}
