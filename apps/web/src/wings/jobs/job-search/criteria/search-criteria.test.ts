import { expect, it } from 'vitest';
import { criteriaQuery, NO_CRITERIA, readCriteria, readFormCriteria } from './search-criteria.ts';

it('are read from an address; unknown values are ignored', () => {
  const text =
    'searchQuery=%20cook%20&searchLocation=Raleigh&industry=Banking&minWage=12.5&maxWage=-3' +
    '&type=Contract&type=Part-time,Gig&experience=Junior&locationType=Remote' +
    '&pay=unpriced&startsWithin=14&postedWithin=7&age=18&sort=pay&known=shown';
  expect(readCriteria(new URLSearchParams(text))).toEqual({
    searchQuery: 'cook',
    searchLocation: 'Raleigh',
    industry: null,
    minWage: 12.5,
    maxWage: null,
    type: ['Part-time', 'Contract'],
    experience: ['Junior'],
    locationType: ['Remote'],
    isUnpriced: true,
    startsWithin: 14,
    postedWithin: 7,
    sort: 'pay',
    showsKnown: true,
    near: null,
    radius: null,
    when: [],
    age: 18,
  });
  expect(readCriteria(new URLSearchParams('minWage=&maxWage=x&startsWithin=5&age=17'))).toEqual(
    NO_CRITERIA,
  );
});

it('are truncated to the longest searchable text', () => {
  const { searchQuery } = readCriteria(new URLSearchParams({ searchQuery: 'a'.repeat(201) }));
  expect(searchQuery).toBe('a'.repeat(200));
});

it('are read from a submitted form in the same way', () => {
  const form = new FormData();
  form.append('searchLocation', 'Durham');
  form.append('industry', '');
  form.append('type', 'Contract');
  form.append('type', 'Internship');
  expect(readFormCriteria(form)).toEqual({
    ...NO_CRITERIA,
    searchLocation: 'Durham',
    type: ['Contract', 'Internship'],
  });
});

it('are absent from an address if they are not set', () => {
  expect(criteriaQuery(NO_CRITERIA)).toMatchObject({
    searchQuery: undefined,
    searchLocation: undefined,
    industry: undefined,
    minWage: undefined,
    type: [],
  });
});
