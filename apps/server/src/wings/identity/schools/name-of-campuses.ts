/** Words at which a name that several campuses share does not end. */
const CONNECTORS = new Set(['at', 'of', 'the', 'in', 'and', 'for', '&', '-']);
/** "Kent State" rather than "The". */
const SHARED_WORDS_MIN = 2;
const NO_PART_OF_NAME = /(?:-Main Campus|[- ](?:System|Central|District|Administrative) Office)$/;

/**
 * The name of the school that all these campuses belong to: the words that their names begin with ("Kent State
 * University"), or what most of them have before a dash. Null if they have too little in common.
 */
export function nameOfCampuses(names: readonly string[]): string | null {
  const [first, ...others] = names;
  if (first === undefined) return null;
  if (others.length === 0) return first.replace(NO_PART_OF_NAME, '');
  const shared = sharedWords(names.map(wordsOf));
  if (shared.length >= SHARED_WORDS_MIN) return shared.join(' ').replaceAll(' - ', '-');
  return mostOf(names.map((name) => name.split('-')[0]?.trim() ?? name));
}

/** A dash between words is a word, one within a word is not: "Athens-Clarke" stays together. */
function wordsOf(name: string): string[] {
  return name.replaceAll('-', ' - ').split(/ +/);
}

function sharedWords([first = [], ...others]: readonly (readonly string[])[]): string[] {
  const until = first.findIndex((word, place) => others.some((words) => words[place] !== word));
  const shared = until === -1 ? [...first] : first.slice(0, until);
  while (CONNECTORS.has(shared.at(-1)?.toLowerCase() ?? '')) shared.pop();
  return shared;
}

/** The one that more than half are; null without one. */
function mostOf(names: readonly string[]): string | null {
  return (
    names.find((name) => names.filter((other) => other === name).length * 2 > names.length) ?? null
  );
}
