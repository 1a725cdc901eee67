import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPLIT_TEXTS_MAX } from './find-split-contact.ts';
import { hideContactTogether, readForContact } from './hide-contact.ts';

const nobody = { emails: [], phones: [] };
const hide = (...texts: string[]) =>
  hideContactTogether(texts.map((text) => readForContact(text, nobody)));

const HIDDEN = '(hidden)';
const WORDS = 'Words of an ordinary text. '.repeat(20);

describe('contact that is split over texts is hidden in each:', () => {
  it.each([
    [
      ['919', '555', '0177'],
      [HIDDEN, HIDDEN, HIDDEN],
    ],
    [['Chess', 'call 919', '555', '0177 thanks'], ['Chess', 'call (hidden)', HIDDEN, '(hidden) thanks']], // oxfmt-ignore
    [
      ['(919)', '555-0177'],
      [HIDDEN, HIDDEN],
    ],
    [
      ['919555', '0177'],
      [HIDDEN, HIDDEN],
    ],
    [
      ['+1', '919', '', '555', '0177'],
      [HIDDEN, HIDDEN, '', HIDDEN, HIDDEN],
    ],
    [
      ['2026', '❾1９', '555', '0177', '20'],
      ['2026', HIDDEN, HIDDEN, HIDDEN, '20'],
    ],
    [Array.from('9195550177'), Array.from({ length: 10 }, () => HIDDEN)],
    [
      ['nine one nine', 'five five five', 'oh one seven seven'],
      [HIDDEN, HIDDEN, HIDDEN],
    ],
    [
      ['kim@', 'mail.example', 'x'],
      [HIDDEN, HIDDEN, 'x'],
    ],
    [
      ['kim', '@mail.com'],
      [HIDDEN, HIDDEN],
    ],
    [
      ['kim at', 'mail dot com'],
      [HIDDEN, HIDDEN],
    ],
    [
      ['kim', 'at', 'mail', 'dot', 'com'],
      [HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN],
    ],
    [
      [`${WORDS}Mail kim`, `@mail.com ${WORDS}`],
      [`${WORDS}Mail (hidden)`, `(hidden) ${WORDS}`],
    ],
  ])('%j', (texts, told) => {
    expect(hide(...texts)).toEqual(told);
  });
});

describe('texts without contact stay as they are:', () => {
  it.each([
    [['3.85', '2026', '27601', '20']],
    [['250', '300', '2019']],
    [['27727', '27601']],
    [['$250', '$300', '$1500']],
    [['4', '4', '5', '3', '2', '5', '4', '4', '5', '3']],
    [['Served 250', 'guests', '300 a day', '1500 in all']],
    [['Dance', '@ncat.dance']],
    [['2019-2020', '2021', '555']],
    [['20', '15', '40', '10', '12']],
    [['Look at', 'the dot', 'com']],
  ])('%j', (texts) => {
    expect(hide(...texts)).toEqual(texts);
  });

  it('also numbers of any length, unless they have the groups of a phone number', () => {
    const number = fc.integer({ min: 0, max: 99_999 }).map(String);
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 12 }), (numbers) => {
        fc.pre(!numbers.some((each) => each.length === 4));
        fc.pre(numbers.some((each) => each.length > 1));
        fc.pre(!numbers.some((each) => each.length === 1));
        expect(hide(...numbers)).toEqual(numbers);
      }),
      { seed: 145, numRuns: 300 },
    );
  });
});

it('hides a phone number however its groups are spread over texts', () => {
  const cuts = fc.subarray([3, 6], { minLength: 1 });
  const before = fc.constantFrom('', 'Call ', 'Or text: ');
  fc.assert(
    fc.property(
      fc.stringMatching(/^[2-9]\d{2}[2-9]\d{2}[3-9]\d{3}$/),
      cuts,
      before,
      (digits, at, words) => {
        const parts = [0, ...at].map((from, place) => digits.slice(from, at[place]));
        const [first = '', ...others] = parts;
        expect(hide(`${words}${first}`, ...others)).toEqual([
          `${words}(hidden)`,
          ...others.map(() => HIDDEN),
        ]);
      },
    ),
    { seed: 145, numRuns: 300 },
  );
});

it('hides the same of a text whether few or many stand beside it', () => {
  const chain = Array.from({ length: 20 }, () => ['com', 'at', 'mail', 'dot']).flat();
  const part = fc.constantFrom('919', '555', '0177', 'kim', '@', 'at', 'mail', 'dot', 'com', 'mail.com', '1', '7', 'Ok.'); // oxfmt-ignore
  fc.assert(
    fc.property(fc.array(part, { minLength: 60, maxLength: 90 }), (texts) => {
      const near = texts.map((_, place) => {
        const first = Math.max(0, place - SPLIT_TEXTS_MAX);
        return hide(...texts.slice(first, place + SPLIT_TEXTS_MAX + 1))[place - first];
      });
      expect(near).toEqual(hide(...texts));
    }),
    { seed: 245, numRuns: 40, examples: [[chain]] },
  );
});

it('takes no longer for many texts than for their letters', () => {
  const texts = Array.from({ length: 5_000 }, () => '1 '.repeat(100));
  expect(hide(...texts, 'Thanks')).toContain('Thanks');
});
