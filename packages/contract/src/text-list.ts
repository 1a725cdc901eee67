import { asShown } from './as-shown.ts';

/**
 * A list of texts from any of the forms in which it arrives: a list, a JSON list, or the brace-quoted
 * form `{"first","second, with comma",third}`. Blank items are dropped.
 */
export function splitTextList(value: unknown): string[] {
  if (Array.isArray(value)) return cleaned(value.filter((item) => typeof item === 'string'));
  if (typeof value !== 'string') return [];
  const text = value.trim();
  if (text.startsWith('[')) return splitTextList(parsedJson(text));
  if (text.startsWith('{') && text.endsWith('}')) return cleaned(splitBraced(text.slice(1, -1)));
  return cleaned([text]);
}

function cleaned(items: readonly string[]): string[] {
  return items.map((item) => asShown(item).trim()).filter((item) => item !== '');
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

function splitBraced(text: string): string[] {
  const items: string[] = [];
  let item = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') {
      at += 1;
      item += text[at] ?? '';
    } else if (character === '"') {
      quoted = !quoted;
    } else if (character === ',' && !quoted) {
      items.push(item);
      item = '';
    } else {
      item += character;
    }
  }
  items.push(item);
  return items;
}
