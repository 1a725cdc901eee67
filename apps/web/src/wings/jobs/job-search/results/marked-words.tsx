/** A text with the words marked that a search names, or that begin as they do. */
export function MarkedWords({ text, words }: { text: string; words: string }) {
  const searched = wordsOf(words).map(fold);
  if (searched.length === 0) return text;
  return text.split(WORD).map((part, at) =>
    // Every other part is a word.
    at % 2 === 1 && searched.some((word) => fold(part).startsWith(word)) ? (
      <mark key={at} className="rounded-sm bg-marigold-soft text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

const WORD = /([\p{L}\p{M}\p{N}]+)/u;

function wordsOf(text: string): string[] {
  return text.split(WORD).filter((_, at) => at % 2 === 1);
}

/** As the search compares: without case and accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
