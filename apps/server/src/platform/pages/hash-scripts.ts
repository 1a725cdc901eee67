import { createHash } from 'node:crypto';

/**
 * Makes a page identical for everyone: its own inline scripts, recognized by the unguessable nonce, lose
 * it and are allowed by their hashes instead.
 * @returns the page, and the sources for its Content-Security-Policy
 */
export function hashScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const code of inlineScripts(html, attribute)) {
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  // Links to scripts have it too.
  return { html: html.replaceAll(attribute, ''), scripts: [...hashes] };
}

/** The code of every inline script with the attribute. Reads each character once. */
function inlineScripts(html: string, attribute: string): string[] {
  const codes: string[] = [];
  let start = html.indexOf('<script');
  while (start >= 0) {
    const tagEnd = html.indexOf('>', start);
    const codeEnd = tagEnd < 0 ? -1 : html.indexOf('</script>', tagEnd);
    if (codeEnd < 0) break;
    const code = html.slice(tagEnd + 1, codeEnd);
    if (code !== '' && html.slice(start, tagEnd).includes(attribute)) codes.push(code);
    start = html.indexOf('<script', codeEnd);
  }
  return codes;
}
