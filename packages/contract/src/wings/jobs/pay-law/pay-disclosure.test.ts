import { expect, it } from 'vitest';
import { keysOf } from '../../../tables.ts';
import { describePayDisclosure, payDisclosures } from './pay-disclosure.ts';

const NOW = new Date('2026-11-28T17:00:00Z');

it.each([
  [
    'CA',
    'California requires employers of 15 or more to state the pay or its range in the posting.',
  ],
  [
    'Colorado',
    'Colorado requires every employer to state the pay or its range, and the benefits, in the posting.',
  ],
  ['NV', 'Nevada requires every employer to tell applicants after an interview what the job pays.'],
])('says what %s requires', (state, text) => {
  expect(describePayDisclosure(state, NOW)?.text).toBe(text);
});

it('says nothing of states without a law, of laws to come, and of no state', () => {
  expect(['NC', 'DE', ''].map((state) => describePayDisclosure(state, NOW))).toEqual([
    null,
    null,
    null,
  ]);
  expect(describePayDisclosure('DE', new Date('2027-10-01T12:00:00Z'))).not.toBeNull();
});

it.each(keysOf(payDisclosures))('names the law of %s and the day from which it holds', (code) => {
  const law = payDisclosures[code];
  expect(law?.from).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(law?.source.known).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(law?.source.name.length).toBeGreaterThan(10);
  expect(law?.employees).toBeGreaterThan(0);
});
