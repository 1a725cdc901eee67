import { createHash } from 'node:crypto';

/**
 * Lets a page be the same for everyone: its own inline scripts, known by the nonce that nobody else can
 * have guessed, lose it, and are allowed by their hashes instead.
 * @returns the page, and the sources for its Content-Security-Policy
 */
export function hashScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const script = new RegExp(`<script([^>]*)${escape(attribute)}([^>]*)>(.*?)</script>`, 'gs');
  const shared = html.replaceAll(script, (_whole, before: string, after: string, code: string) => {
    if (code !== '') hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
    return `<script${before}${after}>${code}</script>`;
  });
  // Links to scripts carry it too.
  return { html: shared.replaceAll(attribute, ''), scripts: [...hashes] };
}

/** A nonce is base64, of which `+` means something to an expression. */
function escape(text: string): string {
  return text.replaceAll('+', '\\+');
}
