/** About as much as search engines show. */
const LENGTH = 160;

/** A text as one line of at most 160 characters, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  return `${line.slice(0, LENGTH - 1).replace(/(?<!\s)\s+\S*$/, '')}…`;
}
