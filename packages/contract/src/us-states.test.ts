import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOfState, readState, usStates } from './us-states.ts';

const state = fc.constantFrom(...usStates);
const blank = fc.constantFrom('', ' ', '  ', '\t', '\u00A0');
const recased = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((isUpper) =>
      Array.from(text, (letter, at) =>
        isUpper[at] ? letter.toUpperCase() : letter.toLowerCase(),
      ).join(''),
    );

describe('a state', () => {
  it.each(usStates)('is read by its name, $name, and by its code', ({ code, name }) => {
    expect([code, name, `${code} - ${name}`, `${name} (${code})`].map(readState)).toEqual([
      ...Array<string>(4).fill(code),
    ]);
  });

  it('is read in any case, with any spaces, hyphens and periods', () => {
    const typed = state.chain(({ code, name }) =>
      fc
        .tuple(
          fc.constantFrom(name, code, Array.from(code, (letter) => `${letter}.`).join('')),
          fc.constantFrom(' ', '  ', '-', '. '),
        )
        .map(([text, separator]) => text.replaceAll(' ', separator))
        .chain((text) => fc.tuple(blank, recased(text), blank))
        .map((parts) => ({ code, text: parts.join('') })),
    );
    fc.assert(
      fc.property(typed, ({ code, text }) => {
        expect(readState(text)).toBe(code);
      }),
    );
  });

  it.each([
    ['Washington, D.C.', 'DC'],
    ['Hawai‘i', 'HI'],
    ['Calif.', 'CA'],
    ['Mass.', 'MA'],
    ['Washington State', 'WA'],
    ['US Virgin Islands', 'VI'],
    ['ＮＣ', 'NC'],
  ])('is read from %j as %s', (typed, code) => {
    expect(readState(typed)).toBe(code);
  });

  it.each(['', ' ', 'NO', 'ZZ', 'N', 'NCX', 'Ontario', 'Île-de-France', 'North', 'N@C', 'NC1'])(
    'is not read from %j',
    (typed) => {
      expect(readState(typed)).toBeNull();
    },
  );

  it('is never read from the start of another name', () => {
    const names = new Set(usStates.flatMap(({ code, name }) => [code, name.toLowerCase()]));
    const two = fc.stringMatching(/^[A-Z]{2}$/).filter((text) => !names.has(text));
    fc.assert(
      fc.property(two, (text) => {
        expect(readState(text)).toBeNull();
      }),
    );
  });

  it('has a name', () => {
    expect(nameOfState('NC')).toBe('North Carolina');
    expect(nameOfState('toString')).toBeUndefined();
  });
});
