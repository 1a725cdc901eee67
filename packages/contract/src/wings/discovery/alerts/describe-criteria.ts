import { formatDollars } from '../../jobs/jobs/format-pay.ts';
import { asksForRemote } from '../../jobs/jobs/search-text.ts';
import { SEARCH_RADIUS } from '../../jobs/places/search-radius.ts';
import type { When } from '../../jobs/shifts/shift-enumerations.ts';
import type { AlertCriteria } from './alert-schemas.ts';

const whenWords: Readonly<Record<string, string>> = {
  mine: 'that fit my week',
  'weekday-morning': 'weekday mornings',
  'weekday-afternoon': 'weekday afternoons',
  'weekday-evening': 'weekday evenings',
  weekend: 'weekends',
  overnight: 'overnight',
  'weekend-morning': 'weekend mornings',
  'weekend-afternoon': 'weekend afternoons',
  'weekend-evening': 'weekend evenings',
} satisfies Record<When, string>;

type CriterionValue = string | number | boolean | readonly string[] | undefined;

/** The words for each parameter of a search, in the order in which they are read. */
const criteriaWords = {
  searchQuery: (text) => `“${text}”`,
  industry: (name) => name,
  searchLocation: (place) => place,
  type: (types) => types,
  locationType: (types) => types,
  experience: (levels) => levels,
  minWage: (dollars) => `from ${formatDollars(Number(dollars))} an hour`,
  maxWage: (dollars) => `up to ${formatDollars(Number(dollars))} an hour`,
  when: (times) =>
    times
      .split(' or ')
      .map((time) => whenWords[time] ?? time)
      .join(' or '),
  age: (years) => `for people aged ${years}`,
  startsWithin: (days) => `starting within ${days} ${days === '1' ? 'day' : 'days'}`,
  pay: () => 'paid otherwise than by the hour',
  postedWithin: (days) => `posted within ${days} ${days === '1' ? 'day' : 'days'}`,
} satisfies Record<Exclude<keyof AlertCriteria, 'near' | 'radius'>, (value: string) => string>;

const words: Readonly<Record<string, (value: string) => string>> = criteriaWords;

/** The criteria of an alert in words: `“barista”, in Raleigh, Part-time`; `All jobs` without any. */
export function describeCriteria(criteria: Readonly<Record<string, CriterionValue>>): string {
  const given = Object.entries(withPlaceInWords(criteria))
    .map(([name, value = '']) => ({
      name,
      text: typeof value === 'object' ? value.join(' or ') : String(value),
    }))
    .filter(({ text }) => text !== '');
  const order = Object.keys(words);
  const known = given
    .filter(({ name }) => name in words)
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ name, text }) => words[name]?.(text) ?? text);
  return known.join(', ') || 'All jobs';
}

/** Around a place, the search is within so many miles of it, said or not; its text names the place. */
function withPlaceInWords(
  criteria: Readonly<Record<string, CriterionValue>>,
): Readonly<Record<string, CriterionValue>> {
  const { near, radius = SEARCH_RADIUS.default, searchLocation = '', ...others } = criteria;
  const text = String(searchLocation);
  if (near === undefined) {
    const place = asksForRemote(text) ? 'from anywhere' : `in ${text}`;
    return { ...others, searchLocation: text && place };
  }
  const miles = Number(radius) === 1 ? '1 mile' : `${String(radius)} miles`;
  const place = text || nameOfPlace(String(near));
  return { ...others, searchLocation: `within ${miles} of ${place}` };
}

/** A place that came without its text: only a ZIP code is its own name. */
function nameOfPlace(id: string): string {
  return /^zip-(?<code>\d+)$/.exec(id)?.groups?.code ?? 'the chosen place';
}
