import { expect, it } from 'vitest';
import { keepZoneFormats, ZONES_KEPT } from './zone-formats.ts';

function countedFormats() {
  const made: string[] = [];
  const formatOf = keepZoneFormats((timeZone) => {
    made.push(timeZone);
    return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });
  });
  return { made, formatOf };
}

it('makes the format of a zone once', () => {
  const { made, formatOf } = countedFormats();
  expect(formatOf('Europe/Paris')).toBe(formatOf('Europe/Paris'));
  expect(made).toEqual(['Europe/Paris']);
});

it('keeps so many, whatever they are called', () => {
  const { made, formatOf } = countedFormats();
  formatOf('first');
  for (let other = 1; other < ZONES_KEPT; other += 1) formatOf(`other ${other}`);
  formatOf('first');
  expect(made).toHaveLength(ZONES_KEPT);
  formatOf('one more');
  formatOf('first');
  expect(made.slice(-2)).toEqual(['one more', 'first']);
});
