import { formatDollars } from '../jobs/format-pay.ts';
import type { When } from '../shifts/shift-enumerations.ts';
import type { AlertCriteria } from './alert-schemas.ts';

const whenWords: Readonly<Record<string, string>> = {
  mine: 'that fit my week',
  'weekday-morning': 'weekday mornings',
  'weekday-afternoon': 'weekday afternoons',
  'weekday-evening': 'weekday evenings',
  weekend: 'weekends',
  overnight: 'overnight',
} satisfies Record<When, string>;

type CriterionValue = string | number | boolean | readonly string[] | undefined;

/** The words for each parameter of a search, in the order in which they are read. */
const criteriaWords = {
  searchQuery: (text) => `“${text}”`,
  industry: (name) => name,
  searchLocation: (place) => `in ${place}`,
  near: (place) => `near ${place}`,
  radius: (miles) => `within ${miles} ${miles === '1' ? 'mile' : 'miles'}`,
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
  startsWithin: (days) => `starting within ${days} ${days === '1' ? 'day' : 'days'}`,
  pay: () => 'paid otherwise than by the hour',
  postedWithin: (days) => `posted within ${days} ${days === '1' ? 'day' : 'days'}`,
} satisfies Record<keyof AlertCriteria, (value: string) => string>;

const words: Readonly<Record<string, (value: string) => string>> = criteriaWords;

/** The criteria of an alert in words: `“barista”, in Raleigh, Part-time`; `All jobs` without any. */
export function describeCriteria(criteria: Readonly<Record<string, CriterionValue>>): string {
  const given = Object.entries(criteria)
    .map(([name, value = '']) => ({
      name,
      text: typeof value === 'object' ? value.join(' or ') : String(value),
    }))
    .filter(({ text }) => text !== '')
    // The text of the place says it in words.
    .filter(({ name }) => name !== 'near' || criteria.searchLocation === undefined);
  const order = Object.keys(words);
  const known = given
    .filter(({ name }) => name in words)
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ name, text }) => words[name]?.(text) ?? text);
  return known.join(', ') || 'All jobs';
}
