import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

describe('paths', () => {
  it('repeats lists of search criteria, and omits absent and blank ones', () => {
    expect(
      paths.jobs({
        searchQuery: '',
        searchLocation: 'Wake Forest',
        minWage: 0,
        type: ['Part-time', 'Contract'],
        industry: undefined,
      }),
    ).toBe('/jobs?searchLocation=Wake+Forest&minWage=0&type=Part-time&type=Contract');
    expect(paths.jobs()).toBe('/jobs');
  });

  it('encodes names and titles', () => {
    expect(paths.company('Cup & Saucer / Co')).toBe('/company/Cup%20%26%20Saucer%20%2F%20Co');
    expect(paths.terms('Terms & Conditions')).toBe('/terms/Terms%20%26%20Conditions');
  });

  it('adds the page to continue to', () => {
    expect(paths.login('/history?tab=saved')).toBe('/login?next=%2Fhistory%3Ftab%3Dsaved');
    expect(paths.login()).toBe('/login');
  });
});
