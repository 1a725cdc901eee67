import { describe, expect, it } from 'vitest';
import { filteredJobsQuery } from './job-search-query.ts';

describe('the query of filteredJobs', () => {
  it('has no filters when everything is blank', () => {
    const blank = { searchQuery: ' ', searchLocation: '', minWage: '', type: '', industry: '' };
    expect(filteredJobsQuery.parse(blank)).toEqual({
      limit: 24,
      type: [],
      when: [],
      experience: [],
      locationType: [],
      sort: 'relevance',
    });
  });

  it.each([
    ['Full-time', ['Full-time']],
    ['Full-time,Contract', ['Full-time', 'Contract']],
    [
      ['Full-time', 'Contract'],
      ['Full-time', 'Contract'],
    ],
  ])('reads the types %j', (type, expected) => {
    expect(filteredJobsQuery.parse({ type }).type).toEqual(expected);
  });

  it.each([
    { limit: '101' },
    { limit: '0' },
    { limit: '2.5' },
    { limit: 'many' },
    { minWage: 'abc' },
    { minWage: '-1' },
    { maxWage: 'Infinity' },
    { type: 'Volunteer' },
    { industry: 'restaurant' },
    { searchQuery: 'x'.repeat(201) },
  ])('refuses %j', (query) => {
    expect(filteredJobsQuery.safeParse(query).success).toBe(false);
  });
});
