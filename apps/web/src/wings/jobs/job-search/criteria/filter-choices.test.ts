import { expect, it } from 'vitest';
import { filterChoices, panelChoices, withoutFilters } from './filter-choices.ts';
import { NO_CRITERIA } from './search-criteria.ts';

const criteria = {
  ...NO_CRITERIA,
  searchQuery: 'cook',
  searchLocation: 'Raleigh',
  industry: 'Media',
  type: ['Contract', 'Internship'],
  minWage: 12.5,
} as const;

it('lists every filter on the jobs of a place', () => {
  const labels = filterChoices(criteria).map(({ label }) => label);
  expect(labels).toEqual(['“cook”', 'Media', 'Contract', 'Internship', 'From $12.50 an hour']);
  expect(panelChoices(criteria)).toHaveLength(3);
  expect(filterChoices({ ...NO_CRITERIA, searchLocation: 'Raleigh' })).toEqual([]);
});

it('names when the work is', () => {
  const asked = {
    ...NO_CRITERIA,
    when: ['mine', 'weekday-morning', 'overnight'],
    startsWithin: 14,
  } as const;
  const choices = panelChoices(asked);
  expect(choices.map(({ label }) => label)).toEqual([
    'Fits my week',
    'Weekday mornings',
    'Overnights',
    'Starts within 14 days',
  ]);
  expect(choices[1]?.without).toEqual({ ...asked, when: ['mine', 'overnight'] });
});

it.each([
  [16, 'Age 16 or 17'],
  [18, 'Age 18 to 20'],
  [21, 'Age 21 or older'],
])('names the age %i as the panel does: %s', (age, label) => {
  expect(panelChoices({ ...NO_CRITERIA, age })).toMatchObject([{ label }]);
});

it('removes each separately', () => {
  const [, , contract, , wage] = filterChoices(criteria);
  expect(contract?.without).toEqual({ ...criteria, type: ['Internship'] });
  expect(wage?.without).toEqual({ ...criteria, minWage: null });
});

it('keeps the place when all are removed', () => {
  expect(withoutFilters(criteria)).toEqual({ ...NO_CRITERIA, searchLocation: 'Raleigh' });
});
