/** A mail's subject from texts of people: one line of at most 200 characters. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 200);
}
