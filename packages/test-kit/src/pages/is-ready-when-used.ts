/**
 * Runs within a page, again and again: uses it, which starts its scripts if they wait for that, and tells whether it
 * handles presses. Pages without scripts always do.
 */
export function isReadyWhenUsed(): boolean {
  if (document.readyState === 'loading') return false;
  dispatchEvent(new Event('pointermove'));
  return (
    document.querySelector('script[data-modules]') === null ||
    'ready' in document.documentElement.dataset
  );
}
