import { expect, it } from 'vitest';
import { joinPages, toOwnListPage } from './own-list.ts';

const item = (id: string) => ({ id });

it('joins pages in server order, each item once, with the latest count', () => {
  const pages = [
    { items: [item('c'), item('b')], next: 'x', totalCount: 4 },
    { items: [item('b'), item('a')], next: null, totalCount: 3 },
  ];
  const { items, totalCount } = joinPages(pages);
  expect(items.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(totalCount).toBe(3);
});

it('counts the items if the response has no total', () => {
  expect(toOwnListPage({ body: [item('a')], next: null, totalCount: null }).totalCount).toBe(1);
});
