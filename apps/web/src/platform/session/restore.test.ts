import { RESTORE_TIMEOUT_MS } from '@nextshift/contract';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

it('resolves after every stored area is restored', async () => {
  const state = { savedJobIds: ['a'], appliedJobIds: [], timestamp: 1 };
  localStorage.setItem('history', JSON.stringify({ state, version: 0 }));
  localStorage.setItem('root', 'not json');
  const { restore, useRestored } = await import('./restore.ts');
  const { useHistoryStore } = await import('../stores/history-store.ts');
  expect(renderHook(useRestored).result.current).toBe(false);
  await restore();
  expect(renderHook(useRestored).result.current).toBe(true);
  expect(useHistoryStore.getState()).toEqual(state);
});

it('resolves when an area cannot be restored', async () => {
  const { restore, useRestored } = await import('./restore.ts');
  const { useAuthStore } = await import('../stores/auth-store.ts');
  vi.spyOn(useAuthStore.persist, 'rehydrate').mockRejectedValue(new Error('no such chunk'));
  await restore();
  expect(renderHook(useRestored).result.current).toBe(true);
});

it('resolves after at most five seconds', async () => {
  vi.useFakeTimers();
  const { restore } = await import('./restore.ts');
  const { useAuthStore } = await import('../stores/auth-store.ts');
  vi.spyOn(useAuthStore.persist, 'rehydrate').mockReturnValue(new Promise(() => undefined));
  const done = vi.fn();
  void restore().then(done);
  await vi.advanceTimersByTimeAsync(RESTORE_TIMEOUT_MS - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});
