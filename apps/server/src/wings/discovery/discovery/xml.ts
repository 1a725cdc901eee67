import { escapeUTF8 } from 'entities/escape';

/** A fragment of XML that is already escaped. */
export interface Xml {
  readonly markup: string;
}

type Value = string | Xml | readonly Xml[];

/** Builds XML from a template: escapes texts, but not fragments of XML. */
export function xml(parts: TemplateStringsArray, ...values: readonly Value[]): Xml {
  const markup = parts.reduce((text, part, index) => {
    const value = values[index - 1];
    return text + (value === undefined ? '' : markupOf(value)) + part;
  });
  return { markup };
}

function markupOf(value: Value): string {
  if (typeof value === 'string') return escapeXml(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

/** Escapes a text and drops the characters that XML 1.0 cannot represent. */
function escapeXml(text: string): string {
  return escapeUTF8(
    text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ''),
  );
}

/** Serializes the whole document. */
export function xmlDocument({ markup }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
}
