import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const wordsOf = (text: string) => readWords(text).map((word) => word.text);

it.each([
  ['WhatsApp', ['whatsapp']],
  ['Ｗｈａｔｓ Ａｐｐ', ['whats', 'app']],
  ['What\u200bs\u00adApp', ['whatsapp']],
  ['W h a t s A p p now', ['whatsapp', 'now']],
  ['t.e.l.e.g.r.a.m', ['telegram']],
  ['g i f t   c a r d', ['gift', 'card']],
  ['Теlеgrаm', ['telegram']],
  ['𝐓𝐞𝐥𝐞𝐠𝐫𝐚𝐦', ['telegram']],
  ['🅆🅗🅐🅣🅢🅐🅟🅟', ['whatsapp']],
  ['t3l3gr@m', ['telegram']],
  ['Té́légram', ['telegram']],
  ['cashier’s check', ['cashiers', 'check']],
  ['$350, 24/7', ['350', '24', '7']],
  ['A B C plan', ['a', 'b', 'c', 'plan']],
  ['', []],
])('reads %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('reads 1 as i and as l', () => {
  expect(readWords('te1egram')[0]).toMatchObject({ text: 'teiegram', variant: 'telegram' });
});

it('says where each word stands, in order, within the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      let last = 0;
      for (const { start, end } of readWords(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = end;
      }
    }),
  );
});

it('numbers sentences and clauses', () => {
  expect(readWords('One, two. Three').map(({ sentence, clause }) => [sentence, clause])).toEqual([
    [0, 0],
    [0, 1],
    [1, 2],
  ]);
});
