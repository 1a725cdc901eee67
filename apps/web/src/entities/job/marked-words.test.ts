import { expect, it } from 'vitest';
import { isMendable, partsOfReason } from './marked-words.ts';

const MARKED = 'It asks for money. Title: “Pay now” Skills: “pay”';

it('cuts a reason at the words that it quotes', () => {
  expect(partsOfReason(MARKED)).toEqual([
    { text: 'It asks for money. Title: ', isMarked: false },
    { text: '“Pay now”', isMarked: true },
    { text: ' Skills: ', isMarked: false },
    { text: '“pay”', isMarked: true },
    { text: '', isMarked: false },
  ]);
});

it('can be mended by an edit only if each reason marks words', () => {
  expect(isMendable([MARKED])).toBe(true);
  expect(isMendable([MARKED, 'A person has to look at it before it is public.'])).toBe(false);
  expect(isMendable([])).toBe(false);
});
