const HTML_NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * A text as it is, and decoded as its readers would: with URL, HTML and JSON escapes resolved, and with
 * base64 unpacked (a token's claims, for example).
 */
export function decodings(text: string): string[] {
  const resolved = text
    .replace(/(?:%[0-9a-f]{2})+/gi, decodeAddress)
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, decodeHtml)
    .replace(/\\u([0-9a-f]{4})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const unpacked = (text.match(/[A-Za-z0-9+/_-]{16,}={0,2}/g) ?? []).map((run) =>
    Buffer.from(run, 'base64').toString('latin1'),
  );
  return [text, resolved, unpacked.join('\n')];
}

function decodeAddress(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

function decodeHtml(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
  if (hex !== undefined) return String.fromCodePoint(parseInt(hex, 16));
  return HTML_NAMES[name?.toLowerCase() ?? ''] ?? whole;
}
