/** Characters of a key at least. */
const KEY_MIN = 32;

/**
 * The keys of SECRET_KEY, the newest first: several with commas between them while an old one is being
 * replaced. What has a comma and parts too short for keys is one key.
 */
export function parseSecretKeys(text: string): [string, ...string[]] {
  const [first = '', ...others] = text.split(',').map((part) => part.trim());
  const areKeys = [first, ...others].every((part) => part.length >= KEY_MIN);
  return areKeys ? [first, ...others] : [text];
}
