/** Most edits that count as a small typo in a word of this length. */
function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The most likely corrections of a misspelled word: the nearest candidates, if that is a small
 * typo. A swap of neighbors counts as one edit.
 */
export function similarWords(word: string, candidates: readonly string[]): string[] {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= tolerance(word.length));
  const nearest = Math.min(...ranked.map(({ distance }) => distance));
  return ranked.filter(({ distance }) => distance === nearest).map(({ candidate }) => candidate);
}

/** Optimal string alignment: insertions, deletions, replacements and swaps count one each. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const steps = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      ];
      if (row > 1 && column > 1 && swapped) steps.push((beforeLast[column - 2] ?? 0) + 1);
      current.push(Math.min(...steps));
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
