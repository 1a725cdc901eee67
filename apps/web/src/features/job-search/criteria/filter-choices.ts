import { formatDollars } from '@nextshift/contract';
import { NO_CRITERIA, type SearchCriteria } from './search-criteria.ts';

/** One filter of a search: its name, and the search without it. */
export interface FilterChoice {
  readonly label: string;
  readonly without: SearchCriteria;
}

export const UNPRICED_LABEL = 'Pay not by the hour';

export function postedWithinLabel(days: number): string {
  return days === 1 ? 'Last 24 hours' : `Last ${days} days`;
}

/** `Weekday mornings`. */
export function whenLabel(when: string): string {
  if (when === 'mine') return 'Fits my week';
  return `${when.charAt(0).toUpperCase()}${when.slice(1).replace('-', ' ')}s`;
}

const lists = ['type', 'experience', 'locationType', 'when'] as const;

/** The filters set in the panel, in its order. */
export function panelChoices(criteria: SearchCriteria): FilterChoice[] {
  const choices: FilterChoice[] = lists.flatMap((list) =>
    criteria[list].map((value) => ({
      label: list === 'when' ? whenLabel(value) : value,
      without: { ...criteria, [list]: criteria[list].filter((other) => other !== value) },
    })),
  );
  const { startsWithin, minWage, maxWage } = criteria;
  if (startsWithin !== null) {
    const label = `Starts within ${startsWithin} days`;
    choices.push({ label, without: { ...criteria, startsWithin: null } });
  }
  if (minWage !== null) {
    const label = `From ${formatDollars(minWage)} an hour`;
    choices.push({ label, without: { ...criteria, minWage: null } });
  }
  if (maxWage !== null) {
    const label = `Up to ${formatDollars(maxWage)} an hour`;
    choices.push({ label, without: { ...criteria, maxWage: null } });
  }
  if (criteria.isUnpriced) {
    choices.push({ label: UNPRICED_LABEL, without: { ...criteria, isUnpriced: false } });
  }
  if (criteria.postedWithin !== null) {
    const label = postedWithinLabel(criteria.postedWithin);
    choices.push({ label, without: { ...criteria, postedWithin: null } });
  }
  return choices;
}

/** All filters on the jobs of a place: words and industry, then the panel's. */
export function filterChoices(criteria: SearchCriteria): FilterChoice[] {
  const { searchQuery, industry } = criteria;
  const choices = panelChoices(criteria);
  if (industry !== null) {
    choices.unshift({ label: industry, without: { ...criteria, industry: null } });
  }
  if (searchQuery !== '') {
    choices.unshift({ label: `“${searchQuery}”`, without: { ...criteria, searchQuery: '' } });
  }
  return choices;
}

/** All jobs of the same place. */
export function withoutFilters({
  searchLocation,
  near,
  radius,
  sort,
  showsKnown,
}: SearchCriteria): SearchCriteria {
  return { ...NO_CRITERIA, searchLocation, near, radius, sort, showsKnown };
}
