/** Markup in which every value is text, whatever it holds. */
export function html(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts }, ...values.map(escape));
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? '');
}
