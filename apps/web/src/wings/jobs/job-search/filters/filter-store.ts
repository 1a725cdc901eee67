import type { ExperienceLevel, JobType, LocationType, When } from '@nextshift/contract';
import { create } from 'zustand';
import type { SearchCriteria } from '../criteria/search-criteria.ts';

/** Area `filter`: choices in the filter panel before they are applied (spec section 3). */
export interface FilterState {
  readonly jobType: readonly JobType[];
  /** As typed, in US dollars an hour; '' is not set. */
  readonly minWage: string;
  readonly maxWage: string;
  readonly location: readonly string[];
  readonly experience: readonly ExperienceLevel[];
  readonly locationType: readonly LocationType[];
  readonly when: readonly When[];
  /** Days. */
  readonly startsWithin: number | null;
  readonly postedWithin: number | null;
  /** Years. */
  readonly age: number | null;
  readonly isOpen: boolean;
}

export const NO_FILTER: FilterState = {
  jobType: [],
  minWage: '',
  maxWage: '',
  location: [],
  experience: [],
  locationType: [],
  when: [],
  startsWithin: null,
  postedWithin: null,
  age: null,
  isOpen: false,
};

export const useFilterStore = create<FilterState>()(() => NO_FILTER);

/** Opens or closes the panel. */
export function setFilterOpen(isOpen: boolean): void {
  useFilterStore.setState({ isOpen });
}

/** Sets the panel to the current search. */
export function adoptCriteria(criteria: SearchCriteria): void {
  useFilterStore.setState({
    jobType: criteria.type,
    minWage: criteria.minWage?.toString() ?? '',
    maxWage: criteria.maxWage?.toString() ?? '',
    location: criteria.searchLocation === '' ? [] : [criteria.searchLocation],
    experience: criteria.experience,
    locationType: criteria.locationType,
    when: criteria.when,
    startsWithin: criteria.startsWithin,
    postedWithin: criteria.postedWithin,
    age: criteria.age,
  });
}

/** Clears every choice; place and panel stay as they are. */
export function clearFilter(): void {
  useFilterStore.setState(({ isOpen, location }) => ({ ...NO_FILTER, isOpen, location }));
}

/** Adds a value to a list, or removes it. */
export function toggled<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}

/** The search with the panel's choices in place of its own; words, city and industry stay. */
export function filteredCriteria(criteria: SearchCriteria, filter: FilterState): SearchCriteria {
  return {
    ...criteria,
    type: filter.jobType,
    minWage: filter.minWage === '' ? null : Number(filter.minWage),
    maxWage: filter.maxWage === '' ? null : Number(filter.maxWage),
    experience: filter.experience,
    locationType: filter.locationType,
    when: filter.when,
    startsWithin: filter.startsWithin,
    postedWithin: filter.postedWithin,
    age: filter.age,
  };
}
