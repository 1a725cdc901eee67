import { oneLine, shorten } from '../../../platform/text/shorten.ts';
import { panelChoices } from './filter-choices.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** So much of what somebody typed, or a link carries, stands in a title. */
const WORDS_MAX = 60;

/** What a search is called on its page, above the filters. */
export function searchTitle({ searchLocation, industry }: SearchCriteria): string {
  const what = industry === null ? 'Jobs' : `${industry} jobs`;
  return searchLocation === '' ? what : `${what} in ${searchLocation}`;
}

/** The same for the window's title and for links, where no filters stand beside it: with all of them. */
export function fullSearchTitle(criteria: SearchCriteria): string {
  const { industry } = criteria;
  const words = shorten(oneLine(criteria.searchQuery), WORDS_MAX);
  const searchLocation = shorten(oneLine(criteria.searchLocation), WORDS_MAX);
  const place = searchLocation === '' ? '' : ` in ${searchLocation}`;
  const what =
    words === '' ? searchTitle({ ...criteria, searchLocation }) : jobsNamed(words) + place;
  const filters = panelChoices(criteria).map(({ label }) => label);
  if (words !== '' && industry !== null) filters.unshift(industry);
  return filters.length === 0 ? what : `${what}: ${filters.join(', ')}`;
}

/** `Barista jobs`; what is called jobs already is left as it is. */
function jobsNamed(words: string): string {
  const [first = '', ...rest] = words;
  const named = first.toUpperCase() + rest.join('');
  return /\bjobs?$/i.test(named) ? named : `${named} jobs`;
}
