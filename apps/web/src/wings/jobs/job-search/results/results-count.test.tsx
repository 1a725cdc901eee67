import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jobsNamed } from '../../../../../test/sample-job.ts';
import { NO_SEARCH } from '../search/search-state.ts';
import { ResultsCount } from './results-count.tsx';

it.each([
  [{ total: 1280, isLimited: false, remote: 0 }, '1,280 jobs'],
  [{ total: 1000, isLimited: true, remote: 0 }, '1,000+ jobs'],
  [{ total: 34, isLimited: false, remote: 20 }, '34 jobs, 20 remote'],
  [{ total: 20, isLimited: false, remote: 20 }, '20 jobs, all remote'],
  [{ total: 1, isLimited: false, remote: 1 }, '1 job, remote'],
])('a search around a place says how many are remote: %o', (counts, text) => {
  const jobs = jobsNamed('a');
  const state = { ...NO_SEARCH, jobs, counts: { ...counts, unpriced: 0 } };
  render(<ResultsCount state={state} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it.each([
  [{ count: 1, applied: 0, remote: 0 }, '1 job, remote, 1 more that you saved'],
  [{ count: 1, applied: 1, remote: 1 }, '1 job, 1 more that you applied to'],
  [{ count: 2, applied: 1, remote: 1 }, '0 jobs, 2 more that you saved or applied to'],
])('says how many jobs are shown and how many are hidden: %o', (hidden, text) => {
  const counts = { total: 2, isLimited: false, unpriced: 0, remote: 1 };
  render(<ResultsCount state={{ ...NO_SEARCH, jobs: jobsNamed('a'), counts, hidden }} />);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
});

it('says that every job of the search is hidden', () => {
  const hidden = { count: 1, applied: 0, remote: 0 };
  render(<ResultsCount state={{ ...NO_SEARCH, jobs: [], noSearchResults: true, hidden }} />);
  expect(screen.getByRole('status')).toHaveTextContent('No jobs except 1 that you saved');
});
