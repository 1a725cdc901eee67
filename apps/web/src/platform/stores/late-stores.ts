/** What to clear: everything personal, or only this tab's memory. */
type Extent = 'session' | 'volatile';

const forgetters: Record<Extent, (() => void)[]> = { session: [], volatile: [] };

/** Registers a store that only some pages load, to be cleared with the session. */
export function onForget(extent: Extent, forget: () => void): void {
  forgetters[extent].push(forget);
}

export function forgetLateStores(extent: Extent): void {
  for (const forget of forgetters[extent]) forget();
}
