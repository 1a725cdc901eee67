/** The keys of a table as its type has them. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[];
export function keysOf(table: object): string[] {
  return Object.keys(table);
}

/** One part of each entry of a table, by the entry's key. */
export function partOf<
  Table extends Readonly<Record<string, object>>,
  Part extends keyof Table[keyof Table],
>(table: Table, part: Part): { [Key in keyof Table]: Table[Key][Part] };
export function partOf(
  table: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  part: string,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, entry[part]]));
}

/** A record with a value for each key, made in their order. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value>;
export function recordOf(keys: readonly string[], valueOf: (key: string) => unknown): object {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}
