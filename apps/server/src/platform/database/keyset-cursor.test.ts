import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  decodeCursor,
  encodeCursor,
  encodeNewestCursor,
  isAfterNewestCursor,
  toPage,
} from './keyset-cursor.ts';

const row = {
  created_at: new Date('2026-01-01T12:00:00.123Z'),
  id: '0199a5a0-0000-7000-8000-000000000001',
};

describe('cursors', () => {
  it('decode to what was encoded', () => {
    const shape = z.tuple([z.string(), z.string()]);
    expect(decodeCursor(encodeNewestCursor(row), shape)).toEqual([
      '2026-01-01T12:00:00.123Z',
      row.id,
    ]);
  });

  it.each([
    '',
    'garbage',
    'e30',
    encodeCursor([1, 2]),
    encodeCursor(['2026-02-30T00:00:00Z', row.id]),
  ])('are refused when they are %j', (cursor) => {
    expect(() => isAfterNewestCursor('jobs', cursor)).toThrow(
      'This part of the list no longer exists. Start again from the beginning.',
    );
  });

  it.each([2 ** 31, -(2 ** 31), 1e300])('have no number like %d', (number) => {
    expect(() => decodeCursor(encodeCursor([number]), z.tuple([z.number()]))).toThrow(
      'This part of the list no longer exists. Start again from the beginning.',
    );
  });

  it('are checked against the shape of the list', () => {
    expect(() => decodeCursor(encodeCursor([9]), z.tuple([z.int().max(2)]))).toThrow(
      'This part of the list no longer exists. Start again from the beginning.',
    );
  });
});

describe('toPage', () => {
  const cursorOf = (value: number) => `after ${value}`;

  it('returns a cursor only if there is a next page', () => {
    expect(toPage([1, 2, 3], 2, cursorOf)).toEqual({ rows: [1, 2], nextCursor: 'after 2' });
    expect(toPage([1, 2], 2, cursorOf)).toEqual({ rows: [1, 2], nextCursor: null });
    expect(toPage([], 2, cursorOf)).toEqual({ rows: [], nextCursor: null });
  });
});
