/** Cursor of a page; null means the first page, or no next one. */
export type PageCursor = string | null;

export const FIRST_PAGE: PageCursor = null;

/** One page of a person's own list. */
export interface OwnListPage<Item> {
  readonly items: readonly Item[];
  readonly next: PageCursor;
  /** Length of the whole list. */
  readonly totalCount: number;
}

export function toOwnListPage<Item>(response: {
  readonly body: readonly Item[];
  readonly next: string | null;
  readonly totalCount: number | null;
}): OwnListPage<Item> {
  const { body, next, totalCount } = response;
  return { items: body, next, totalCount: totalCount ?? body.length };
}

/** All pages as one list, in the server's order; an item that moved between two pages counts once. */
export function joinPages<Item extends { readonly id: string }>(
  pages: readonly OwnListPage<Item>[],
): { readonly items: Item[]; readonly totalCount: number } {
  const byId = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item])));
  return { items: [...byId.values()], totalCount: pages.at(-1)?.totalCount ?? 0 };
}
