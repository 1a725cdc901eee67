import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../tables.ts';
import { usStates } from '../../../us-states.ts';
import { federalMinimumWages, minimumWages } from './minimum-wages.ts';

const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const TERRITORIES = ['AS', 'GU', 'MP', 'VI'];
const WITHOUT_TIP_CREDIT = ['AK', 'CA', 'MN', 'MT', 'NV', 'OR', 'WA'];

const states = usStates.map(({ code }) => code).filter((code) => !TERRITORIES.includes(code));
const isCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

it('has rows for the 50 states, the District of Columbia and Puerto Rico', () => {
  expect(states).toHaveLength(52);
  for (const code of states) expect(minimumWages[code], code).not.toHaveLength(0);
});

describe.each(keysOf(minimumWages))('%s', (code) => {
  const rows = minimumWages[code];

  it('has its rows in the order of their days, one a day', () => {
    const days = rows.map(({ from }) => from);
    for (const day of days) expect(day).toMatch(DAY);
    expect(days).toEqual([...new Set(days)].toSorted());
  });

  it('has floors in cents, never below the federal ones, that fall for nobody', () => {
    const [federal] = federalMinimumWages;
    for (const [index, { minimum, tippedCash }] of rows.entries()) {
      expect(isCents(minimum) && isCents(tippedCash)).toBe(true);
      expect(minimum).toBeGreaterThanOrEqual(federal?.minimum ?? Infinity);
      expect(tippedCash).toBeGreaterThanOrEqual(federal?.tippedCash ?? Infinity);
      expect(tippedCash).toBeLessThanOrEqual(minimum);
      expect(minimum).toBeGreaterThanOrEqual(rows[index - 1]?.minimum ?? 0);
    }
  });

  it('pays tipped people less only where tips count', () => {
    for (const { minimum, tippedCash, tipCredit } of rows) {
      expect(tippedCash < minimum).toBe(tipCredit);
    }
  });

  it('says where each figure stands, and until when it was known to be so', () => {
    for (const { source, note } of rows) {
      expect(source.name.length).toBeGreaterThan(10);
      expect(source.known).toMatch(DAY);
      expect(note ?? 'Other.').toMatch(/^[A-Z].*\.$/);
    }
  });
});

it('knows the states in which tips never count', () => {
  const without = states.filter((code) => minimumWages[code].every(({ tipCredit }) => !tipCredit));
  expect(without.toSorted()).toEqual(WITHOUT_TIP_CREDIT);
});
