import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs-of.ts';

it('splits a text at blank lines and keeps single line breaks', () => {
  expect(paragraphsOf('One\nmore.\r\n \r\nTwo.\n\n\n\nThree.\n')).toEqual([
    'One\nmore.',
    'Two.',
    'Three.',
  ]);
  expect(paragraphsOf(' \n ')).toEqual([]);
});
