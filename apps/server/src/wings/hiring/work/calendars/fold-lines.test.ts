import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldLines } from './fold-lines.ts';

const unfold = (text: string) => text.replaceAll('\r\n ', '');

it('keeps every line at 75 octets and every character whole', () => {
  const line = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((text) => `X:${text.replaceAll(/[\r\n]/g, '')}`);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
      const text = lines.join('\r\n');
      const folded = foldLines(text);
      expect(unfold(folded)).toBe(text);
      for (const each of folded.split('\r\n')) {
        const bytes = Buffer.from(each);
        expect(bytes.length).toBeLessThanOrEqual(75);
        expect(bytes.toString()).toBe(each);
      }
    }),
  );
});

it('folds anew what was folded by characters', () => {
  const name = 'Ł'.repeat(60);
  const folded = foldLines(`SUMMARY:${name.slice(0, 40)}\r\n ${name.slice(40)}\r\nEND:VEVENT`);
  expect(folded).toBe(`SUMMARY:${'Ł'.repeat(33)}\r\n ${'Ł'.repeat(27)}\r\nEND:VEVENT`);
});
