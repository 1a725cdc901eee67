/** A list of tags with one more; the same list where that is blank or there already, in capitals or not. */
export function withTag(tags: readonly string[], raw: string): readonly string[] {
  const tag = raw.trim();
  const isThere = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  return tag === '' || isThere ? tags : [...tags, tag];
}
