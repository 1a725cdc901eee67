import { expect, it } from 'vitest';
import { readForContactAndLinks } from './find-links.ts';

const nobody = { emails: [], phones: [] };

it('a text is read once for the same contact', () => {
  const text = '&amp;'.repeat(400);
  const read = readForContactAndLinks(text, nobody);
  expect(readForContactAndLinks(text, nobody)).toBe(read);
  const other = readForContactAndLinks(text, { ...nobody, emails: ['kim@mail.example'] });
  expect(other).not.toBe(read);
});

it.each(['ab://', 'ab://!', 'kettle. ', 'kettle .c', 'кофе.'])(
  'takes no longer for repetitions of %j than for other texts',
  (part) => {
    const text = part.repeat(200_000 / part.length);
    expect(readForContactAndLinks(text, nobody).text).toBe(text);
  },
);
