import { expect, it } from 'vitest';
import { wageErrors } from './wage-errors.ts';

it.each([
  ['', ''],
  ['0', ''],
  ['15.50', '20'],
  ['15', '15'],
])('accepts %j to %j', (minWage, maxWage) => {
  expect(wageErrors({ minWage, maxWage })).toBeNull();
});

it('refuses a negative wage', () => {
  expect(wageErrors({ minWage: '-1', maxWage: '' })).toMatchObject({
    minWage: 'Please enter a valid wage',
  });
});

it('refuses a minimum above the maximum', () => {
  expect(wageErrors({ minWage: '20', maxWage: '9.5' })).toEqual({
    minWage: 'The minimum wage must not be above the maximum wage',
  });
});
