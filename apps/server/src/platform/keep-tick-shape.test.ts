import { expect, it } from 'vitest';
import { keepTickShape } from './keep-tick-shape.ts';

it('keeps the object that Node creates for a tick', async () => {
  const tick = await keepTickShape();
  expect(Object.keys(tick)).toEqual(['callback', 'args']);
  // Newer versions of Node add another.
  expect(Object.getOwnPropertySymbols(tick).map(String)).toEqual(
    expect.arrayContaining(['Symbol(async_id_symbol)', 'Symbol(trigger_async_id_symbol)']),
  );
});
