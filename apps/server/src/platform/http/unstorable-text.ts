/** NUL, which PostgreSQL cannot store, and lone surrogates, which are not characters. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || /[\uD800-\uDFFF]/u.test(text);
}

/** Whether a parsed value contains a text, at any depth, that cannot be stored. */
export function containsUnstorableText(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (isUnstorable(next)) return true;
    } else if (typeof next === 'object' && next !== null && !Buffer.isBuffer(next)) {
      for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
    }
  }
  return false;
}
