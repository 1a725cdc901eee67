/** Minimum length of a key, in characters. */
const KEY_MIN = 32;

/**
 * The keys of SECRET_KEY, newest first, comma-separated while an old one is being replaced. A value with
 * a comma whose parts are too short for keys is one key.
 */
export function parseSecretKeys(text: string): [string, ...string[]] {
  const [first = '', ...others] = text.split(',').map((part) => part.trim());
  const areKeys = [first, ...others].every((part) => part.length >= KEY_MIN);
  return areKeys ? [first, ...others] : [text];
}
