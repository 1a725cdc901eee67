import { describe, expect, it } from 'vitest';
import {
  formatCity,
  formatDecimal,
  formatLetters,
  formatPhone,
  formatState,
  formatTaxNumber,
  formatZip,
} from './input-formats.ts';

describe('input formats', () => {
  it.each([
    ['', ''],
    ['5', '(5'],
    ['555', '(555'],
    ['5551', '(555) 1'],
    ['555123', '(555) 123'],
    ['5551234567', '(555) 123-4567'],
    ['(555) 123-45678', '(555) 123-4567'],
    ['+1 555 123 4567', '(555) 123-4567'],
    ['abc', ''],
  ])('shows the phone %j as %j', (raw, shown) => {
    expect(formatPhone(raw)).toBe(shown);
  });

  it('gives the same phone when formatting twice', () => {
    expect(formatPhone(formatPhone('5551234567'))).toBe('(555) 123-4567');
  });

  it('keeps five digits of a zip and nine of a tax number', () => {
    expect(formatZip('27601-1234')).toBe('27601');
    expect(formatTaxNumber('12-3456789 0')).toBe('123456789');
  });

  it('upper-cases two letters of a state', () => {
    expect(formatState('n1cx')).toBe('NC');
  });

  it('allows letters of any script and spaces', () => {
    expect(formatLetters('São Paulo 3!')).toBe('São Paulo ');
  });

  it.each([
    ['chapel hill', 'Chapel Hill'],
    ['raleigh 2', 'Raleigh '],
    ['élan', 'Élan'],
    ['McLean', 'McLean'],
  ])('capitalizes the words of the city %j: %j', (raw, shown) => {
    expect(formatCity(raw)).toBe(shown);
  });

  it.each([
    ['$12.50', '12.50'],
    ['12.5.0', '12.50'],
    ['.', '.'],
    ['abc', ''],
  ])('reads the amount %j as %j', (raw, shown) => {
    expect(formatDecimal(raw)).toBe(shown);
  });
});
