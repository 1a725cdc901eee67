import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { groupedSources } from './code-splitting.ts';

it.each(groupedSources)('finds %s', (file) => {
  expect(existsSync(join(import.meta.dirname, 'src', file))).toBe(true);
});

it('lists each file once', () => {
  expect(groupedSources).toEqual([...new Set(groupedSources)]);
});
