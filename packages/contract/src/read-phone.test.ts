import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasExtension, readPhone } from './read-phone.ts';

const national = fc.stringMatching(/^[2-9]\d{9}$/);
const formats: ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => digits.replace(/(...)(...)(....)/, '($1) $2-$3'),
  (digits) => digits.replace(/(...)(...)(....)/, '$1.$2.$3'),
  (digits) => digits.replace(/(...)(...)(....)/, '$1 - $2 - $3'),
  (digits) => digits.replace(/(...)(...)(....)/, ' $1\u00A0$2\u2011$3 '),
  (digits) => digits.replace(/(...)(...)(....)/, '\u202A$1/$2 $3\u202C'),
];
const written = fc.record({
  digits: national,
  format: fc.constantFrom(...formats),
  country: fc.constantFrom('', '+1', '+1 ', '1-', '1 ', '(+1) ', '001 ', '011 1 ', 'Tel.: '),
  extension: fc.constantFrom('', ' x4', ' ext. 12', ', extension 123', ' #7', ';ext=99'),
});
/** Countries besides that of the United States. */
const countries = ['20', '33', '44', '49', '52', '81', '86', '91', '353', '972'] as const;

describe('a phone number', () => {
  it('is read in any formatting, with its country code and an extension', () => {
    fc.assert(
      fc.property(written, ({ digits, format, country, extension }) => {
        const text = `${country}${format(digits)}${extension}`;
        expect(readPhone(text)).toBe(digits);
        expect(hasExtension(text)).toBe(extension !== '');
      }),
    );
  });

  it('of another country is refused, never cut', () => {
    const foreign = fc.tuple(
      fc.constantFrom('+', '00', '011', '+ ', '(+', '\u202A+'),
      fc.constantFrom(...countries),
      fc.stringMatching(/^[1-9]\d{7,10}$/),
    );
    fc.assert(
      fc.property(foreign, ([prefix, country, rest]) => {
        const text = `${prefix}${country} ${rest}`;
        expect(readPhone(text)).toBeNull();
      }),
    );
  });

  it.each([
    ['919.555.0123 x4', '9195550123'],
    ['001 919 555 0123', '9195550123'],
    ['tel:+19195550123', '9195550123'],
    ['９１９ ５５５ ０１２３', '9195550123'],
    ['+91 98765 43210', null],
    ['919876543210', null],
    ['+44 20 7946 0958', null],
    ['07700 900123', null],
    ['06 12 34 56 78', null],
    ['1919555012', null],
    ['919555012', null],
    ['919 555 01234', null],
    ['919-555-0123 or 919-555-0199', null],
    ['letters', null],
    ['', null],
    [`919 555 0123${' '.repeat(100_000)}`, null],
  ])('%j is read as %j', (text, digits) => {
    expect(readPhone(text)).toBe(digits);
  });
});
