/** Cursor of a page; null is the first as a start, and none as a next. */
export type PageCursor = string | null;

export const FIRST_PAGE: PageCursor = null;

/** One page of a person's own list. */
export interface OwnListPage<Item> {
  readonly items: readonly Item[];
  readonly next: PageCursor;
  /** Length of the whole list. */
  readonly totalCount: number;
}

export function toOwnListPage<Item>(answer: {
  readonly body: readonly Item[];
  readonly next: string | null;
  readonly totalCount: number | null;
}): OwnListPage<Item> {
  const { body, next, totalCount } = answer;
  return { items: body, next, totalCount: totalCount ?? body.length };
}

/** All pages as one list, newest first; an item that moved between two pages counts once. */
export function joinPages<Item extends { readonly id: string; readonly createdAt: string }>(
  pages: readonly OwnListPage<Item>[],
): { readonly items: Item[]; readonly totalCount: number } {
  const byId = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item])));
  const items = [...byId.values()].sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  return { items, totalCount: pages.at(-1)?.totalCount ?? 0 };
}
