import { describe, expect, it } from 'vitest';
import { usStates } from '../../../us-states.ts';
import { type FlooredPay, floorAbove, minimumWageOf } from './pay-floor.ts';

const NOW = new Date('2026-11-28T17:00:00Z');

function paid(dollars: number, pay: Partial<FlooredPay> = {}): FlooredPay {
  const hourlyPay = { min: dollars, max: dollars + 10, basis: 'stated' } as const;
  return { state: 'NC', type: 'Part-time', tipped: false, hourlyPay, ...pay };
}

describe('floorAbove', () => {
  it.each(
    usStates.flatMap(({ code, name }) => [true, false].map((tipped) => ({ code, name, tipped }))),
  )(
    'is nothing at the floor of $name, and names it one cent below (tipped: $tipped)',
    ({ code, name, tipped }) => {
      const wage = minimumWageOf(code, NOW);
      if (wage === null) {
        expect(floorAbove(paid(0.01, { state: code, tipped }), NOW)).toBeNull();
        return;
      }
      const floor = tipped ? wage.tippedCash : wage.minimum;
      expect(floorAbove(paid(floor, { state: code, tipped }), NOW)).toBeNull();
      const sentence = floorAbove(paid(floor - 0.01, { state: code, tipped }), NOW);
      expect(sentence).toContain(`${name}’s minimum is $`);
      expect(sentence?.replaceAll(',', '')).toContain(`$${String(floor)}`);
    },
  );

  it('says both floors, or that tips do not count', () => {
    expect(floorAbove(paid(7), NOW)).toBe(
      'North Carolina’s minimum is $7.25 an hour, $2.13 for tipped work.',
    );
    expect(floorAbove(paid(16.89, { state: 'ca', tipped: true }), NOW)).toBe(
      'California’s minimum is $16.90 an hour, with or without tips.',
    );
    expect(floorAbove(paid(7, { state: null }), NOW)).toBe(
      'The federal minimum is $7.25 an hour, $2.13 for tipped work.',
    );
  });

  it.each([
    { hourlyPay: null },
    { hourlyPay: { min: 2, max: 2, basis: 'assumed' } },
    { type: 'Contract' },
    { state: 'AS' },
  ] as const)('leaves %j alone', (pay) => {
    expect(floorAbove(paid(2, pay), NOW)).toBeNull();
  });

  it('holds pay by the hours of the shifts against the floor as well', () => {
    const hourlyPay = { min: 7.24, max: 7.24, basis: 'from_shifts' } as const;
    expect(floorAbove(paid(0, { hourlyPay }), NOW)).not.toBeNull();
  });
});

it.each([
  ['2026-09-30T03:59:00Z', 14],
  ['2026-09-30T04:01:00Z', 15],
])('raises a minimum at midnight of the state (%s)', (moment, minimum) => {
  expect(minimumWageOf('Florida', new Date(moment))?.minimum).toBe(minimum);
});
