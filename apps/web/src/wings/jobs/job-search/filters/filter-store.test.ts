import { beforeEach, expect, it } from 'vitest';
import {
  adoptCriteria,
  clearFilter,
  NO_FILTER,
  setFilterOpen,
  toggled,
  useFilterStore,
} from './filter-store.ts';
import { NO_CRITERIA } from '../criteria/search-criteria.ts';

beforeEach(() => {
  useFilterStore.setState(NO_FILTER);
});

it('adopts the current search', () => {
  adoptCriteria({ ...NO_CRITERIA, searchLocation: 'Raleigh', minWage: 12.5, type: ['Contract'] });
  expect(useFilterStore.getState()).toEqual({
    ...NO_FILTER,
    location: ['Raleigh'],
    minWage: '12.5',
    jobType: ['Contract'],
  });
});

it('clears every choice and stays open', () => {
  setFilterOpen(true);
  useFilterStore.setState({ jobType: ['Contract'], maxWage: '20' });
  clearFilter();
  expect(useFilterStore.getState()).toEqual({ ...NO_FILTER, isOpen: true });
});

it('adds to a list and removes from it', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
