import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { environmentSchema } from './environment.ts';
import { repositoryRoot } from './platform/server-root.ts';

/** Set by whatever starts the server, not by operators. */
const NOT_FOR_OPERATORS = new Set(['NODE_ENV']);
const PRICE = '`STRIPE_PRICE_<PLAN>_<CYCLE>`';

it('docs/operations.md lists every setting, and no other', () => {
  const text = readFileSync(join(repositoryRoot, 'docs', 'operations.md'), 'utf8');
  const table = /\n## Settings\n(.*?)\n## /s.exec(text)?.[1] ?? '';
  const listed = Array.from(table.matchAll(/^\| (`[^|]+)\|/gm), ([, cell = '']) => cell)
    .flatMap((cell) => cell.split(','))
    .map((name) => name.trim());
  const known = Object.keys(environmentSchema.shape)
    .filter((name) => !NOT_FOR_OPERATORS.has(name))
    .map((name) => (name.startsWith('STRIPE_PRICE_') ? PRICE : `\`${name}\``));
  expect(listed.sort()).toEqual([...new Set(known)].sort());
});
