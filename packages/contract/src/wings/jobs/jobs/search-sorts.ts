/** The orders that a search may ask for; `relevance` is that of every search that asks for none. */
export const searchSorts = ['relevance', 'newest', 'pay', 'pay-with-tips', 'distance'] as const;
export type SearchSort = (typeof searchSorts)[number];
