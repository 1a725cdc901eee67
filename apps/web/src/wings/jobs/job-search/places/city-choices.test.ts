import { expect, it } from 'vitest';
import { cityChoices } from './city-choices.ts';

const raleigh = { city: 'Raleigh', state: 'NC', activeJobs: 9 };
const springfields = [
  { city: 'Springfield', state: 'IL', activeJobs: 2 },
  { city: 'Springfield', state: 'MA', activeJobs: 1 },
];

it('identifies a city by its name, and with its state if two share it', () => {
  expect(cityChoices([raleigh, ...springfields]).map(({ value }) => value)).toEqual([
    'Raleigh',
    'Springfield, IL',
    'Springfield, MA',
  ]);
});
