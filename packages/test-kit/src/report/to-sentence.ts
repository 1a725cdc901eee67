/** Characters of what a run says that a table has room for. */
export const SENTENCE_MAX = 200;

/** Where a text stops telling people something: lines of a log, objects as JSON. */
const DUMP = /[\n\r]|\{"\w+":|\[\{"/;

/** What a run noticed, as one sentence for a table: the first line of it, without what a program printed. */
export function toSentence(text: string): string {
  const [told = ''] = text.split(DUMP);
  const plain = withoutEnd(told);
  return plain.length > SENTENCE_MAX ? `${plain.slice(0, SENTENCE_MAX - 1).trimEnd()}…` : plain;
}

/** Whether a text is such a sentence. */
export function isSentence(text: string): boolean {
  return text !== '' && text === toSentence(text);
}

/** A table puts the stop itself; a colon or `to` before what was cut leads nowhere. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t:;,.'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
