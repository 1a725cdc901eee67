import { expect, it } from 'vitest';
import { revalidateUnlessJobOpened, searchWithOpenedJob } from './opened-job.ts';

function revalidates(from: string, to: string): boolean {
  const url = (path: string) => new URL(path, 'http://here.test');
  return revalidateUnlessJobOpened({
    currentUrl: url(from),
    nextUrl: url(to),
    defaultShouldRevalidate: true,
  });
}

it('adds the opened job to the query of its list, one at a time', () => {
  expect(searchWithOpenedJob('?searchLocation=Raleigh', 'a')).toBe('?searchLocation=Raleigh&job=a');
  expect(searchWithOpenedJob('?job=a', 'b')).toBe('?job=b');
});

it('loads nothing when a job is opened or closed, and the list otherwise', () => {
  expect(revalidates('/jobs?type=Contract', '/jobs?type=Contract&job=a')).toBe(false);
  expect(revalidates('/jobs?job=a', '/jobs')).toBe(false);
  expect(revalidates('/jobs?job=a', '/jobs?searchLocation=Raleigh')).toBe(true);
  expect(revalidates('/jobs', '/jobs')).toBe(true);
  expect(revalidates('/', '/jobs')).toBe(true);
});
