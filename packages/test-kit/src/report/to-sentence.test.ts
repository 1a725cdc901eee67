import { expect, it } from 'vitest';
import { isSentence, SENTENCE_MAX, toSentence } from './to-sentence.ts';

it.each([
  [
    'Error: The server has ended:\n{"level":50,"client":{"_events":{}}}',
    'Error: The server has ended',
  ],
  ['POST /a answered 500: {"code":"internal","requestId":"1"}', 'POST /a answered 500'],
  ['A list: [{"id":1}] came', 'A list'],
  ['Memory grew by 516.5 MB', 'Memory grew by 516.5 MB'],
  ['GET /jobs/:id + "{": 1, 2, 9 ms', 'GET /jobs/:id + "{": 1, 2, 9 ms'],
])('keeps what people read of %j', (text, sentence) => {
  expect(toSentence(text)).toBe(sentence);
  expect(isSentence(sentence)).toBe(true);
});

it('truncates a text that is too long for a table', () => {
  const sentence = toSentence('a b '.repeat(200));
  expect(sentence.length).toBeLessThanOrEqual(SENTENCE_MAX);
  expect(sentence).toMatch(/…$/);
  expect(isSentence(sentence)).toBe(true);
});

it.each(['', 'x'.repeat(201), 'two\nlines', 'ends with a colon:'])('rejects %j', (text) => {
  expect(isSentence(text)).toBe(false);
});
