/** Runs it once the page has loaded and rests. */
export function whenIdle(run: () => void): void {
  const soon = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 10_000 });
    else setTimeout(run, 2_000);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
