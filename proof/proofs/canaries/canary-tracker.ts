import type { Canary } from './canary.ts';
import { createSearch } from './search.ts';

/** Records where canaries were seen that must not be there. */
export function createCanaryTracker(canaries: readonly Canary[]) {
  const search = createSearch(canaries);
  const found: string[] = [];
  const seen = new Set<Canary>();
  let texts = 0;

  /** Searches an output. */
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
    /** Allowed canaries that no one read: their absence elsewhere would prove nothing. */
    unseen: () =>
      canaries
        .filter((canary) => canary.may !== undefined && !seen.has(canary))
        .map(({ name }) => `${name} was not even seen where it may be`),
  };
}
