import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const wordsOf = (text: string) => readWords(text).map((word) => word.text);

function sentencesOf(text: string): string[] {
  const sentences: string[][] = [];
  for (const { text: word, sentence } of readWords(text)) (sentences[sentence] ??= []).push(word);
  return sentences.map((words) => words.join(' '));
}

it.each([
  ['WhatsApp', ['whatsapp']],
  ['Ｗｈａｔｓ Ａｐｐ', ['whatsapp']],
  ['What\u200bs\u00adApp', ['whatsapp']],
  ['W h a t s A p p now', ['whatsapp', 'now']],
  ['t.e.l.e.g.r.a.m', ['telegram']],
  ['g i f t   c a r d', ['gift', 'card']],
  ['I   n e e d   a   c h e c k', ['i', 'need', 'a', 'check']],
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
  expect(sentencesOf('Write to wa.me. We answer you now')).toEqual([
    'write to wa me',
    'we answer you now',
  ]);
});

it('numbers sentences, parts and clauses', () => {
  const words = readWords('One, two: three four. Five six seven eight');
  expect(words.map(({ sentence, part, clause }) => [sentence, part, clause])).toEqual([
    [0, 0, 0],
    [0, 0, 1],
    [0, 1, 2],
    [0, 1, 2],
    ...Array.from({ length: 4 }, () => [1, 2, 3]),
  ]);
});

it.each([
  ['Deposit. Our. Check. And. Wire.', ['deposit our check and wire']],
  ['Message us\non Telegram\nAt Nina', ['message us on telegram at nina']],
  ['We mail a check\nto put in a bank', ['we mail a check to put in a bank']],
  ['We sell good coffee.\nYou bring good cups.', ['we sell good coffee', 'you bring good cups']],
])('reads fragments and broken lines with their neighbours: %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
