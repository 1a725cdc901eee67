import { oneLine, shorten } from '../../../../platform/text/shorten.ts';
import { panelChoices } from './filter-choices.ts';
import { placePhrase, type SearchCriteria } from './search-criteria.ts';

/** Characters of typed or linked words that a title shows. */
const WORDS_MAX = 60;

/** The title of a search on its page, above the filters. */
export function searchTitle(criteria: SearchCriteria): string {
  const { industry } = criteria;
  const what = industry === null ? 'Jobs' : `${industry} jobs`;
  return what + placeOf(criteria);
}

/** The title with all filters, for the window and for links. */
export function fullSearchTitle(criteria: SearchCriteria): string {
  const { industry } = criteria;
  const words = shorten(oneLine(criteria.searchQuery), WORDS_MAX);
  const searchLocation = shorten(oneLine(criteria.searchLocation), WORDS_MAX);
  const place = placeOf({ ...criteria, searchLocation });
  const what =
    words === '' ? searchTitle({ ...criteria, searchLocation }) : jobsNamed(words) + place;
  const filters = panelChoices(criteria).map(({ label }) => label);
  if (words !== '' && industry !== null) filters.unshift(industry);
  return filters.length === 0 ? what : `${what}: ${filters.join(', ')}`;
}

/** `Barista jobs`; does not add a second `jobs`. */
function jobsNamed(words: string): string {
  const [first = '', ...rest] = words;
  const named = first.toUpperCase() + rest.join('');
  return /\bjobs?$/i.test(named) ? named : `${named} jobs`;
}

function placeOf(criteria: SearchCriteria): string {
  return criteria.searchLocation === '' ? '' : ` ${placePhrase(criteria)}`;
}
