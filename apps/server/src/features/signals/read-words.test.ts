import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const wordsOf = (text: string) => readWords(text).map((word) => word.text);

it.each([
  ['WhatsApp', ['whatsapp']],
  ['Ｗｈａｔｓ Ａｐｐ', ['whatsapp']],
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
  ['ᴡʜᴀᴛsᴀᴘᴘ', ['whatsapp']],
  ['Wհatsapp, Ꮃhatsapp, Whɑtsɑpp', ['whatsapp', 'whatsapp', 'whatsapp']],
  ['What&#115;App', ['whatsapp']],
  ['What&#x73;App &amp; you', ['whatsapp', 'amp', 'you']],
  ['What<b></b>sApp', ['whatsapp']],
  ['us<br>WhatsApp', ['us', 'whatsapp']],
  ['<Text us>, <b on Signal>', ['text', 'us', 'b', 'on', 'signal']],
  ['W🔥hats🔥App', ['whatsapp']],
  ['Coffee🔥Tea', ['coffee', 'tea']],
  ['Whatsssapp, telegrammm', ['whatsapp', 'telegram']],
  ['Whats\nApp', ['whatsapp']],
  ['Wha tsApp, Tele-gram, Zel le', ['whatsapp', 'telegram', 'zelle']],
  ['What’s app development', ['whatsapp', 'development']],
  ['a <3 b & c &# d <', ['a', '3', 'b', 'c', 'd']],
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

it('ends no sentence at the dot of an address', () => {
  expect(readWords('Write to wa.me. Now').map(({ text, sentence }) => [text, sentence])).toEqual([
    ['write', 0],
    ['to', 0],
    ['wa', 0],
    ['me', 0],
    ['now', 1],
  ]);
});

it('numbers sentences and clauses', () => {
  expect(readWords('One, two. Three').map(({ sentence, clause }) => [sentence, clause])).toEqual([
    [0, 0],
    [0, 1],
    [1, 2],
  ]);
});
