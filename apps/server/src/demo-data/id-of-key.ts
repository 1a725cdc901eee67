/** The id that stands for a key of the sample. */
export function idOfKey(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the sample has nothing under the key ${key}`);
  return id;
}
