import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs-of.ts';

it('parts a text at blank lines and keeps single line ends', () => {
  expect(paragraphsOf('One\nmore.\r\n \r\nTwo.\n\n\n\nThree.\n')).toEqual([
    'One\nmore.',
    'Two.',
    'Three.',
  ]);
  expect(paragraphsOf(' \n ')).toEqual([]);
});
