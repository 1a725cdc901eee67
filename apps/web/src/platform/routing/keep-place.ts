/** How long a place must hold, as lists may still replace their skeletons, in milliseconds. */
const SETTLED_AFTER_MS = 1_000;

/** How long a list may take to be as long as it was, in milliseconds. */
const PATIENCE_MS = 10_000;

/** By these a person takes over. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Scrolls to a place of the page that its lists have not reached yet, as they load, until it is there or the person
 * scrolls or leaves. The end of the page makes a list load more. Meanwhile `data-keeping-place` has lists lay out every
 * row: the heights that they assume of those out of view would lead to another one.
 */
export function keepPlace(top: number): void {
  const { href } = location;
  const { dataset } = document.documentElement;
  dataset.keepingPlace = '';
  let settling: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    if (location.href !== href) {
      stop();
      return;
    }
    scrollTo({ top, behavior: 'instant' });
    clearTimeout(settling);
    if (Math.abs(scrollY - top) < 1) settling = setTimeout(stop, SETTLED_AFTER_MS);
  });
  const patience = setTimeout(stop, PATIENCE_MS);
  function stop(): void {
    delete dataset.keepingPlace;
    observer.disconnect();
    clearTimeout(patience);
    clearTimeout(settling);
    for (const type of TAKEN_OVER) removeEventListener(type, stop);
  }
  for (const type of TAKEN_OVER) addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
}
