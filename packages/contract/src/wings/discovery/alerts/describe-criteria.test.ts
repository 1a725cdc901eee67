import { expect, it } from 'vitest';
import { describeCriteria } from './describe-criteria.ts';

it.each([
  [{}, 'All jobs'],
  [{ searchLocation: '' }, 'All jobs'],
  [{ searchLocation: 'Raleigh', searchQuery: 'barista' }, '“barista”, in Raleigh'],
  [{ searchLocation: 'Remote', searchQuery: 'barista' }, '“barista”, from anywhere'],
  [{ searchLocation: 'Raleigh, NC', near: 'city-1' }, 'within 10 miles of Raleigh, NC'],
  [
    { radius: 25, type: ['Part-time'], near: 'city-1', searchLocation: 'Raleigh, NC' },
    'within 25 miles of Raleigh, NC, Part-time',
  ],
  [{ searchLocation: 'Raleigh, NC', near: 'city-1', radius: 1 }, 'within 1 mile of Raleigh, NC'],
  [{ near: 'zip-27606', radius: 5 }, 'within 5 miles of 27606'],
  [{ near: 'city-1' }, 'within 10 miles of the chosen place'],
  [{ radius: 25, industry: 'Retail' }, 'Retail'],
  [{ when: ['mine', 'weekend'] }, 'that fit my week or weekends'],
])('says %j as: %s', (criteria, words) => {
  expect(describeCriteria(criteria)).toBe(words);
});
