import { expect, it } from 'vitest';
import { droppableFilters } from './droppable-filters.ts';
import { NO_CRITERIA } from './search-criteria.ts';

const criteria = {
  ...NO_CRITERIA,
  searchQuery: 'cook',
  searchLocation: 'Raleigh',
  type: ['Contract', 'Internship'],
  when: ['mine', 'weekend', 'weekday-morning'],
  minWage: 12.5,
} as const;

it('takes off one filter at a time, a list as a whole and the own week apart', () => {
  expect(droppableFilters(criteria)).toEqual([
    { label: '“cook”', without: { ...criteria, searchQuery: '' } },
    { label: '“From $12.50 an hour”', without: { ...criteria, minWage: null } },
    { label: '“Contract” and “Internship”', without: { ...criteria, type: [] } },
    { label: 'weekends and weekday mornings', without: { ...criteria, when: ['mine'] } },
    {
      label: '“Fits my week”',
      without: { ...criteria, when: ['weekend', 'weekday-morning'] },
    },
  ]);
});

it('takes off no place', () => {
  expect(droppableFilters({ ...NO_CRITERIA, searchLocation: 'Raleigh' })).toEqual([]);
});
