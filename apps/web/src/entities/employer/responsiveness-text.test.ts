import { expect, it } from 'vitest';
import { responsivenessText } from './responsiveness-text.ts';

const known = (answeredShare: number, medianDays: number | null) => ({
  answeredShare,
  medianDays,
  asOf: '2026-01-05T17:00:00.000Z',
});

it.each([
  [0.86, 3.2, 'Answers 86% of applicants, usually in 3 days'],
  [1, 0.1, 'Answers 100% of applicants, usually within a day'],
  [0.29, 1.4, 'Answers 29% of applicants, usually within a day'],
  [0.57, 1.5, 'Answers 57% of applicants, usually in 2 days'],
  [0, null, 'Answers 0% of applicants'],
])('says that %f are answered after %f days', (share, days, text) => {
  expect(responsivenessText(known(share, days), ' of applicants')).toBe(text);
});

it('is short without saying whom', () => {
  expect(responsivenessText(known(0.86, 3.2))).toBe('Answers 86%, usually in 3 days');
});

it('calls a company new that few have applied to', () => {
  expect(responsivenessText(null)).toBe('New employer');
  expect(responsivenessText(null, ' of applicants')).toBe('New employer');
});
