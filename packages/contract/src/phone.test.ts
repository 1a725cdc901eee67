import { describe, expect, it } from 'vitest';
import { formatPhone, phoneDigits } from './phone.ts';

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

  it('keeps at most ten digits', () => {
    expect(phoneDigits('(919) 555-0123 99')).toBe('9195550123');
  });
});
