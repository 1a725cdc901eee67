/** Longest text of a person in a mail's subject or sentence, in characters. */
const MAX_LENGTH = 200;

/** A person's text as one line of bounded length, for a mail's subject or sentence. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
}
