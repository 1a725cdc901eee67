import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, readAmountOf, readPay } from './read-pay.ts';

function understood(text: string) {
  const read = readPay(text);
  return read === null || 'ask' in read ? read : [read.min, read.max, read.frequency, read.tipped];
}

describe('readPay', () => {
  it.each([
    ['15', 15, 15],
    [' $15 ', 15, 15],
    ['15.50', 15.5, 15.5],
    ['15,50', 15.5, 15.5],
    ['.50', 0.5, 0.5],
    ['1,500', 1500, 1500],
    ['1.500,00', 1500, 1500],
    ['15k', 15_000, 15_000],
    ['15-18', 15, 18],
    ['15 - 18', 15, 18],
    ['15–18', 15, 18],
    ['$15 to $18', 15, 18],
    ['15-18k', 15_000, 18_000],
    ['15,50-18,00', 15.5, 18],
    ['１５', 15, 15],
    ['15 dollars', 15, 15],
  ])('understands %j', (text, min, max) => {
    expect(understood(text)).toEqual([min, max, null, false]);
  });

  it.each([
    ['15/hr', 15, 15, 'Per Hour'],
    ['$15 an hour', 15, 15, 'Per Hour'],
    ['15–18 / hour', 15, 18, 'Per Hour'],
    ['15/hr - 18/hr', 15, 18, 'Per Hour'],
    ['120 a day', 120, 120, 'Per Day'],
    ['600 weekly', 600, 600, 'Per Week'],
    ['2,400 per month', 2400, 2400, 'Per Month'],
  ])('understands for how long %j is', (text, min, max, frequency) => {
    expect(understood(text)).toEqual([min, max, frequency, false]);
  });

  it.each(['2.13 + tips', '$2.13/hr plus tips', '2.13 and tips'])('reads tips in %j', (text) => {
    expect(readPay(text)).toMatchObject({ min: 2.13, max: 2.13, tipped: true });
  });

  it.each([
    ['15.500', 'Please write 15.50 or 15,500'],
    ['18-15', 'Please enter the lower amount first'],
    ['45k a year', 'Please enter what a month pays: there is no pay by the year'],
    ['15/18', 'Please enter a valid amount'],
    ['15 18', 'Please enter a valid amount'],
    ['-5', 'Please enter a valid amount'],
    ['1e3', 'Please enter a valid amount'],
    ['0x10', 'Please enter a valid amount'],
    ['15.5.0', 'Please enter a valid amount'],
    ['1,5000', 'Please enter a valid amount'],
    ['15 with tips', 'Please enter a valid amount'],
    ['about fifteen', 'Please enter a valid amount'],
    ['15/hr - 120/day', 'Please enter a valid amount'],
    ['9'.repeat(81), 'Please enter a valid amount'],
  ])('asks about %j', (text, ask) => {
    expect(readPay(text)).toEqual({ ask });
  });

  it('finds nothing in blank text', () => {
    expect(readPay(' ')).toBeNull();
  });

  const cents = fc.integer({ min: 0, max: 99_999_999 }).map((each) => each / 100);
  const forms: readonly ((dollars: number) => string)[] = [
    (dollars) => String(dollars),
    (dollars) => dollars.toFixed(2),
    (dollars) => dollars.toFixed(2).replace('.', ','),
    (dollars) => dollars.toLocaleString('en-US', { minimumFractionDigits: 2 }),
    (dollars) => `$${dollars.toFixed(2)}`,
    (dollars) => `${dollars.toFixed(2)} USD`,
  ];
  const form = fc.constantFrom(...forms);
  const separator = fc.constantFrom('-', ' - ', '–', ' – ', '—', ' to ', '-$');

  it('reads every amount however it is written', () => {
    fc.assert(
      fc.property(cents, form, (dollars, write) => {
        expect(amountOf(write(dollars))).toBe(dollars);
      }),
    );
  });

  it('reads both ends of every range, and never joins their digits', () => {
    fc.assert(
      fc.property(cents, cents, form, separator, (one, other, write, between) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const text = `${write(low)}${between}${write(high).replace('$', between === '-$' ? '' : '$')}`;
        expect(readPay(text)).toMatchObject({ min: low, max: high });
      }),
    );
  });

  it('never reads digits as one number that something else parts', () => {
    const parted = fc.tuple(
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom('-', ' ', '/', '–', ';', 'x', ':', ' or ', '..'),
      fc.integer({ min: 1, max: 999 }),
    );
    fc.assert(
      fc.property(parted, ([low, between, high]) => {
        const read = readAmountOf(`${low}${between}${high}`);
        expect(typeof read === 'number' && read !== low).toBe(false);
      }),
    );
  });
});

it.each([
  ['15-18', 'Please enter one amount here; a range has its own two fields'],
  ['15/hr', 'Please enter the amount alone, without words'],
])('asks for one amount alone instead of %j', (text, ask) => {
  expect(readAmountOf(text)).toEqual({ ask });
});
