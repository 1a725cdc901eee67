import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone, phoneDigits } from './phone.ts';

describe('phone numbers', () => {
  it.each([
    ['', ''],
    ['9', '(9'],
    ['919', '(919'],
    ['9195', '(919) 5'],
    ['919555', '(919) 555'],
    ['9195550', '(919) 555-0'],
    ['9195550123', '(919) 555-0123'],
    ['919.555.0123 ext. 4', '(919) 555-0123'],
    ['letters', ''],
  ])('shows %j as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('drops the country code before a complete number', () => {
    expect(phoneDigits('+1 (919) 555-0123')).toBe('9195550123');
    expect(phoneDigits('1919555012')).toBe('1919555012');
  });

  it.each([
    ['(919) 555-0123', true],
    ['+1 919 555 0123', true],
    ['919555012', false],
    ['919 555 01234', false],
    ['2 919 555 0123', false],
    ['', false],
  ])('%j is whole: %s', (text, isWhole) => {
    expect(isPhone(text)).toBe(isWhole);
  });

  it('keeps at most ten digits', () => {
    expect(phoneDigits('(919) 555-0123 99')).toBe('9195550123');
  });
});
