import { expect, it } from 'vitest';
import { NO_CRITERIA, readCriteria, type SearchCriteria } from './search-criteria.ts';
import { fullSearchTitle } from './search-title.ts';

const titleOf = (criteria: Partial<SearchCriteria>) =>
  fullSearchTitle({ ...NO_CRITERIA, ...criteria });

it.each<[string, Partial<SearchCriteria>]>([
  ['Jobs', {}],
  ['Jobs in Raleigh', { searchLocation: 'Raleigh' }],
  ['Barista jobs in Berlin', { searchQuery: 'barista', searchLocation: 'Berlin' }],
  ['Jobs from anywhere', { searchLocation: 'Remote' }],
  ['Summer jobs', { searchQuery: 'summer jobs' }],
  ['Media jobs in Raleigh', { industry: 'Media', searchLocation: 'Raleigh' }],
  [
    'Barista jobs in Raleigh: Media, Part-time, Remote, From $12.50 an hour, Up to $20 an hour',
    {
      searchQuery: 'barista',
      searchLocation: 'Raleigh',
      industry: 'Media',
      type: ['Part-time'],
      locationType: ['Remote'],
      minWage: 12.5,
      maxWage: 20,
    },
  ],
])('says %j', (title, criteria) => {
  expect(titleOf(criteria)).toBe(title);
});

it('truncates long texts between words and never within a character', () => {
  expect(titleOf({ searchQuery: 'cook '.repeat(40) })).toBe(`Cook${' cook'.repeat(10)}… jobs`);
  const search = new URLSearchParams({ searchLocation: '😀'.repeat(150) });
  const title = fullSearchTitle(readCriteria(search));
  expect(title).toBe(`Jobs in ${'😀'.repeat(29)}…`);
  const odd = readCriteria(new URLSearchParams({ searchQuery: `a${'😀'.repeat(150)}` }));
  expect(odd.searchQuery).not.toMatch(/\p{Cs}/u);
});

it('lets no text break the line or reverse the text after it', () => {
  expect(titleOf({ searchQuery: 'a\r\n\u0000b\u202ec', searchLocation: '\u2067x\ty' })).toBe(
    'A bc jobs in x y',
  );
});
