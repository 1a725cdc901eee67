/** What is forgotten: all of a person, or only what this tab holds of them besides browser storage. */
type Extent = 'session' | 'volatile';

const forgetters: Record<Extent, (() => void)[]> = { session: [], volatile: [] };

/** For what only some pages load: it has itself forgotten with the session. */
export function onForget(extent: Extent, forget: () => void): void {
  forgetters[extent].push(forget);
}

export function forgetLateStores(extent: Extent): void {
  for (const forget of forgetters[extent]) forget();
}
