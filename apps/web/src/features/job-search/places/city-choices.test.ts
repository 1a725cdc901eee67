import { expect, it } from 'vitest';
import { chosenCity, cityChoices, cityChoicesWith } from './city-choices.ts';

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

it('offers the searched city, even without jobs', () => {
  expect(cityChoicesWith([raleigh], 'Boone').map(({ value }) => value)).toEqual([
    'Boone',
    'Raleigh',
  ]);
  expect(cityChoicesWith([raleigh], 'raleigh')).toHaveLength(1);
  expect(cityChoicesWith([raleigh], '')).toHaveLength(1);
});

it('finds the chosen city in any case', () => {
  expect(chosenCity(cityChoices([raleigh]), 'rALEIGH')).toBe('Raleigh');
  expect(chosenCity([], 'Boone')).toBe('Boone');
});
