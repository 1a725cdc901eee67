import { escapeUTF8 } from 'entities/escape';

/** A piece of XML that is escaped already. */
export interface Xml {
  readonly markup: string;
}

type Value = string | Xml | readonly Xml[];

/** XML from a template: texts are escaped, pieces of XML are not. */
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

/** Leaves out the characters that XML 1.0 cannot represent. */
function escapeXml(text: string): string {
  return escapeUTF8(
    text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ''),
  );
}

/** The document as it is sent. */
export function xmlDocument({ markup }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
}
