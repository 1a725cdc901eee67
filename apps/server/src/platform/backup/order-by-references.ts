import type { Reference } from './list-tables.ts';

/**
 * Orders tables so that each comes after those it references.
 * @throws {Error} if their references form a cycle
 */
export function orderByReferences<Item extends { readonly name: string }>(
  tables: readonly Item[],
  references: readonly Reference[],
): Item[] {
  const ordered: Item[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const isWaiting = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ name }) =>
      references.every(({ from, to }) => from !== name || to === name || !isWaiting.has(to)),
    );
    if (ready.length === 0) {
      throw new Error(`These tables refer to each other: ${[...isWaiting].join(', ')}.`);
    }
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
