const WORDS =
  'shift morning coffee guests table kitchen team weekend counter prepare order paper fold glue cut pack'.split(
    ' ',
  );

/** Ordinary words up to a length, others for each number. */
export function longText(length: number, number: number): string {
  const words: string[] = [];
  for (let size = 0, at = number; size < length - 10; at = (at * 31 + 7) % 65_521) {
    const word = WORDS[at % WORDS.length] ?? '';
    words.push(word);
    size += word.length + 1;
  }
  return words.join(' ');
}
