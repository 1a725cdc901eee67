import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

it.each([
  ['', ''],
  ['9', '(9'],
  ['919', '(919'],
  ['9195', '(919) 5'],
  ['919555', '(919) 555'],
  ['9195550', '(919) 555-0'],
  ['9195550123', '(919) 555-0123'],
  ['91955501234', '(919) 555-01234'],
])('shows the digits %j as %j', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});
