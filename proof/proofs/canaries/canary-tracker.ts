import type { Canary } from './canary.ts';
import { createSearch } from './search.ts';

/** Remembers where canaries were seen that must not be there. */
export function createCanaryTracker(canaries: readonly Canary[]) {
  const search = createSearch(canaries);
  const found: string[] = [];
  const seen = new Set<Canary>();
  let texts = 0;

  /** Searches what came out somewhere. */
  function look(text: string, where: string, isAllowed: (canary: Canary) => boolean): void {
    texts += 1;
    for (const canary of search(text)) {
      seen.add(canary);
      const sentence = `${where} tells ${canary.name}`;
      if (!isAllowed(canary) && !found.includes(sentence)) found.push(sentence);
    }
  }

  return {
    look,
    found,
    searched: () => texts,
    /** Those that some may read and that nobody read: their absence elsewhere would show nothing. */
    unseen: () =>
      canaries
        .filter((canary) => canary.may !== undefined && !seen.has(canary))
        .map(({ name }) => `${name} was not even seen where it may be`),
  };
}
