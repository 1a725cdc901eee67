/** Adds a tag; returns the same list if it is blank or a duplicate, ignoring case. */
export function withTag(tags: readonly string[], raw: string): readonly string[] {
  const tag = raw.trim();
  const isThere = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  return tag === '' || isThere ? tags : [...tags, tag];
}
