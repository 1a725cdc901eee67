import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTextList } from './text-list.ts';

/** An item as a sender might quote it. */
function quoted(item: string): string {
  return `"${item.replace(/[\\"]/g, (character) => `\\${character}`)}"`;
}

const items = fc.array(fc.string().filter((item) => item.trim() !== ''));

describe('splitTextList', () => {
  it.each<[unknown, string[]]>([
    ['{"first","second, with comma",third}', ['first', 'second, with comma', 'third']],
    ['{"say \\"hi\\"","back\\\\slash"}', ['say "hi"', 'back\\slash']],
    ['["json","list"]', ['json', 'list']],
    ['one text', ['one text']],
    ['{}', []],
    ['[broken', []],
    ['', []],
    [[' kept ', '', 7, null], ['kept']],
    [undefined, []],
    [{ a: 1 }, []],
  ])('reads %j', (value, expected) => {
    expect(splitTextList(value)).toEqual(expected);
  });

  it('restores whatever was quoted in braces', () => {
    fc.assert(
      fc.property(items, (list) => {
        const braced = `{${list.map(quoted).join(',')}}`;
        expect(splitTextList(braced)).toEqual(list.map((item) => item.trim()));
      }),
    );
  });

  it('never throws, and never returns a blank item', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(splitTextList(value).every((item) => item.trim() !== '')).toBe(true);
      }),
    );
  });
});
