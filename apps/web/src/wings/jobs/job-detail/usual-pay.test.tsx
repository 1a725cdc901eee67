import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UsualPay } from './usual-pay.tsx';

const usual = { who: 'baristas', city: 'Raleigh', jobs: 34, min: 13, max: 16.5 } as const;

it.each([
  [
    { ...usual, compared: 'above' as const },
    'Above what baristas in Raleigh usually get: $13 to $16.50 an hour, by 34 jobs.',
  ],
  [
    { ...usual, compared: 'below' as const },
    'Below what baristas in Raleigh usually get: $13 to $16.50 an hour, by 34 jobs.',
  ],
  [
    { ...usual, max: 13, compared: 'within' as const },
    'About what baristas in Raleigh usually get: $13 an hour, by 34 jobs.',
  ],
])('of %o reads "%s"', (usualPay, text) => {
  render(<UsualPay usualPay={usualPay} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
});

it.each([null, undefined])('says nothing of %s', (usualPay) => {
  const { container } = render(<UsualPay usualPay={usualPay} />);
  expect(container).toBeEmptyDOMElement();
});
