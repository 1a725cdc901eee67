import { describe, expect, it } from 'vitest';
import {
  formatCity,
  formatState,
  formatTaxNumber,
  formatTypedPhone,
  formatZip,
} from './input-formats.ts';

describe('input formats', () => {
  it.each([
    ['', ''],
    ['9195550', '(919) 555-0'],
    ['9195550123', '(919) 555-0123'],
    ['(919) 555-01234', '(919) 555-01234'],
    ['(919) 555-0123 x', '(919) 555-0123 x'],
    ['(919) 555-0123 ext. ', '(919) 555-0123 ext. '],
    ['(919) 555-0123 x4', '(919) 555-0123 x4'],
    ['(919) 555x', '(919) 555'],
    ['1', '1'],
    ['191', '1 (91'],
    ['1 (919) 555-012', '1 (919) 555-012'],
    ['1 (919) 555-0123', '(919) 555-0123'],
    ['+1 (919) 555-0123', '(919) 555-0123'],
    ['+91 98765', '+91 98765'],
    ['919.555.0123 x4', '919.555.0123 x4'],
    ['letters', ''],
  ])('shows the phone %j as %j', (typed, shown) => {
    expect(formatTypedPhone(typed)).toBe(shown);
  });

  it('keeps five digits of a zip and nine of a tax number', () => {
    expect(formatZip('27601-1234')).toBe('27601');
    expect(formatTaxNumber('12-3456789 0')).toBe('123456789');
  });

  it.each([
    ['n', 'N'],
    ['n1c', 'NC'],
    ['NOr', 'Nor'],
    ['north carolina', 'North Carolina'],
    ['n.c.', 'N.C.'],
  ])('shows the state %j as %j', (raw, shown) => {
    expect(formatState(raw)).toBe(shown);
  });

  it.each([
    ['chapel hill', 'Chapel Hill'],
    ['raleigh!', 'Raleigh'],
    ['winston-salem', 'Winston-Salem'],
    ['winston–salem', 'Winston-Salem'],
    ['winston\u2011salem', 'Winston-Salem'],
    ["coeur d'alene", "Coeur d'alene"],
    ["Coeur d'Alene", "Coeur d'Alene"],
    ['fond du lac', 'Fond du Lac'],
    ['durham in', 'Durham in'],
    ['walnut indian', 'Walnut Indian'],
    ['29 palms', '29 Palms'],
    ['Kahalu‘u', 'Kahalu‘u'],
    ["Land O' Lakes", "Land O' Lakes"],
    ['élan', 'Élan'],
    ['McLean', 'McLean'],
  ])('capitalizes the words of the city %j: %j', (raw, shown) => {
    expect(formatCity(raw)).toBe(shown);
  });
});
