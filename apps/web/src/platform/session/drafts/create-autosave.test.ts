import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave, type SavingState } from './create-autosave.ts';

let sent: string[] = [];
let states: SavingState[] = [];
let answer: () => Promise<void> = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  states = [];
  answer = () => Promise.resolve();
});

afterEach(() => {
  vi.useRealTimers();
});

const start = () =>
  createAutosave({
    stored: '',
    delayMs: 1_000,
    isSame: (one, other) => one === other,
    store: (content) => {
      sent.push(content);
      return answer();
    },
    onState: (state) => states.push(state),
  });

it('saves once, a moment after the last change', async () => {
  const autosave = start();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(900);
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['ab']);
  expect(states).toEqual(['saving', 'saved']);
  expect(autosave.isSaved()).toBe(true);
});

it('saves nothing that has not changed', async () => {
  const autosave = start();
  autosave.change('a');
  autosave.change('');
  await vi.runAllTimersAsync();
  await autosave.flush();
  expect(sent).toEqual([]);
});

it('saves what changes meanwhile after the request in progress', async () => {
  let finish: () => void = () => undefined;
  answer = () => new Promise((resolve) => (finish = resolve));
  const autosave = start();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(1_000);
  autosave.change('ab');
  const flushed = autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a']);
  answer = () => Promise.resolve();
  finish();
  await flushed;
  expect(sent).toEqual(['a', 'ab']);
});

it('reports a failure, and tries again with the next change', async () => {
  answer = () => Promise.reject(new Error('offline'));
  const autosave = start();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states).toEqual(['saving', 'failed']);
  expect(autosave.isSaved()).toBe(false);
  await expect(autosave.flush()).rejects.toThrow('offline');
  answer = () => Promise.resolve();
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['a', 'a', 'ab']);
  expect(autosave.isSaved()).toBe(true);
});

it('can be paused until the next change', async () => {
  const autosave = start();
  autosave.change('a');
  await autosave.pause();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  autosave.change('ab');
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['ab']);
});

it('saves nothing that was stored in another way', async () => {
  const autosave = start();
  autosave.change('a');
  autosave.markStored();
  await vi.runAllTimersAsync();
  await autosave.flush();
  expect(sent).toEqual([]);
});

it('saves nothing while it is stopped, and everything once it is resumed', async () => {
  const autosave = start();
  autosave.change('a');
  autosave.stop();
  autosave.change('ab');
  autosave.change('');
  await vi.runAllTimersAsync();
  await autosave.flush();
  expect(sent).toEqual([]);
  expect(autosave.isSaved()).toBe(false);
  autosave.resume();
  await autosave.flush();
  expect(sent).toEqual(['']);
  expect(autosave.isSaved()).toBe(true);
});
