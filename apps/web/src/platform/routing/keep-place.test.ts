import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlace } from './keep-place.ts';

let onResize: () => void;
let isWatching = false;
/** How far the page can be scrolled. */
let reach: number;

beforeEach(() => {
  vi.useFakeTimers();
  reach = 0;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe() {
        isWatching = true;
        onResize();
      }
      disconnect() {
        isWatching = false;
      }
    },
  );
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    vi.stubGlobal('scrollY', Math.min(top, reach));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function growTo(length: number) {
  reach = length;
  if (isWatching) onResize();
}

it('follows a list as it loads until the place is there to stay', () => {
  keepPlace(900);
  expect(document.documentElement).toHaveAttribute('data-keeping-place');
  expect(scrollY).toBe(0);
  growTo(400);
  expect(scrollY).toBe(400);
  growTo(1_500);
  expect(scrollY).toBe(900);
  growTo(100);
  expect(scrollY).toBe(100);
  growTo(1_500);
  vi.advanceTimersByTime(1_000);
  expect(scrollY).toBe(900);
  expect(isWatching).toBe(false);
  expect(document.documentElement).not.toHaveAttribute('data-keeping-place');
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])(
  'gives way to a %s',
  (type) => {
    keepPlace(900);
    dispatchEvent(new Event(type));
    growTo(1_500);
    expect(scrollY).toBe(0);
  },
);

it('stops with its page, and by itself', () => {
  keepPlace(900);
  history.pushState(null, '', '/elsewhere');
  growTo(1_500);
  expect(scrollY).toBe(0);
  expect(isWatching).toBe(false);
  keepPlace(900);
  vi.advanceTimersByTime(10_000);
  expect(isWatching).toBe(false);
});
