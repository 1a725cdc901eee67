import { expect, it } from 'vitest';
import { joinPages, toOwnListPage } from './own-list.ts';

const item = (id: string, day: number) => ({ id, createdAt: `2026-01-0${day}T00:00:00.000Z` });

it('joins pages newest first, each item once, with the newest count', () => {
  const pages = [
    { items: [item('c', 3), item('b', 2)], next: 'x', totalCount: 4 },
    { items: [item('b', 2), item('a', 1)], next: null, totalCount: 3 },
  ];
  const { items, totalCount } = joinPages(pages);
  expect(items.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(totalCount).toBe(3);
});

it('counts what came where the whole length is not said', () => {
  expect(toOwnListPage({ body: [item('a', 1)], next: null, totalCount: null }).totalCount).toBe(1);
});
