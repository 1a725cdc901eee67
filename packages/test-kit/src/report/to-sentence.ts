/** The most characters of a finding that fit in a table. */
export const SENTENCE_MAX = 200;

/** Where a text stops being readable: log lines, JSON objects. */
const DUMP = /[\n\r]|\{"\w+":|\[\{"/;

/** A run's finding as one sentence for a table: its first line, without program output. */
export function toSentence(text: string): string {
  const [told = ''] = text.split(DUMP);
  const plain = withoutEnd(told);
  return plain.length > SENTENCE_MAX ? `${plain.slice(0, SENTENCE_MAX - 1).trimEnd()}…` : plain;
}

/** Whether a text is such a sentence. */
export function isSentence(text: string): boolean {
  return text !== '' && text === toSentence(text);
}

/** The table adds the period itself; a colon or `to` before the cut would dangle. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t:;,.'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
