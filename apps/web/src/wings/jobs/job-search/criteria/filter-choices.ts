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

/** Ages from a minimum age up to the next one: `16 or 17`. */
export function ageLabel(years: number): string {
  if (years === 16) return '16 or 17';
  return years === 18 ? '18 to 20' : `${years} or older`;
}

/** `Weekday mornings`. */
export function whenLabel(when: string): string {
  if (when === 'mine') return 'Fits my week';
  return `${when.charAt(0).toUpperCase()}${when.slice(1).replace('-', ' ')}s`;
}

const lists = ['type', 'experience', 'locationType', 'when'] as const;

/** What else the panel sets, and its words. */
const singles = [
  ['startsWithin', (days) => `Starts within ${days} days`],
  ['minWage', (dollars) => `From ${formatDollars(dollars)} an hour`],
  ['maxWage', (dollars) => `Up to ${formatDollars(dollars)} an hour`],
  ['isUnpriced', () => UNPRICED_LABEL],
  ['postedWithin', postedWithinLabel],
  ['age', (years) => `Age ${ageLabel(years)}`],
] as const satisfies readonly [keyof SearchCriteria, (value: number) => string][];

/** The filters set in the panel, in its order. */
export function panelChoices(criteria: SearchCriteria): FilterChoice[] {
  return [
    ...lists.flatMap((list) =>
      criteria[list].map((value) => ({
        label: list === 'when' ? whenLabel(value) : value,
        without: { ...criteria, [list]: criteria[list].filter((other) => other !== value) },
      })),
    ),
    ...singles
      .filter(([name]) => criteria[name] !== NO_CRITERIA[name])
      .map(([name, label]) => ({
        label: label(Number(criteria[name])),
        without: { ...criteria, [name]: NO_CRITERIA[name] },
      })),
  ];
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
