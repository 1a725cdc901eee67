import { expect, it } from 'vitest';
import { growsTooFast } from './judge-growth.ts';

const NOISE = 12;

it.each([
  ['cheap', { bare: 1, once: 1, twice: 2, fourTimes: 6 }],
  ['linear', { bare: 5, once: 15, twice: 25, fourTimes: 45 }],
  ['a little more than linear', { bare: 1, once: 10, twice: 22, fourTimes: 48 }],
])('lets what is %s be', (_what, growth) => {
  expect(growsTooFast(growth, NOISE)).toBe(false);
});

it.each([
  ['quadratic', { bare: 5, once: 15, twice: 45, fourTimes: 165 }],
  ['cubic', { bare: 1, once: 2, twice: 9, fourTimes: 65 }],
])('finds what is %s', (_what, growth) => {
  expect(growsTooFast(growth, NOISE)).toBe(true);
});
