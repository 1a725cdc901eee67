import { filterJobs, listHiringCompanies, listJobCities } from '@nextshift/contract';
import { expect, it } from 'vitest';
import { serve, serveApi } from '../../../../../test/api-server.ts';
import { foundJob, sampleJob } from '../../../../../test/sample-job.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { loadFreshJobs } from './fresh-jobs.ts';

serveApi();

/** Serves one job, posted so many days ago. @returns the searches */
function serveJobPosted(daysAgo: number) {
  const searches: unknown[] = [];
  serve(listJobCities, () => []);
  serve(listHiringCompanies, () => []);
  serve(filterJobs, ({ query }) => {
    searches.push(Object.fromEntries(query));
    const days = query.get('postedWithin');
    const rows = days === null || daysAgo <= Number(days) ? [foundJob(sampleJob())] : [];
    return { rows };
  });
  return searches;
}

const week = { searchLocation: 'Raleigh', limit: '8', sort: 'pay', postedWithin: '7' };

it('shows the jobs of the last week, the best paid first', async () => {
  const searches = serveJobPosted(6);
  const { jobs, areFresh } = await loadFreshJobs(browserApi, 'Raleigh');
  expect([jobs.length, areFresh]).toEqual([1, true]);
  expect(searches).toEqual([week]);
});

it('shows older jobs where none is so young, and does not call them fresh', async () => {
  const searches = serveJobPosted(8);
  const { jobs, areFresh } = await loadFreshJobs(browserApi, 'Raleigh');
  expect([jobs.length, areFresh]).toEqual([1, false]);
  expect(searches).toEqual([week, { searchLocation: 'Raleigh', limit: '8', sort: 'pay' }]);
});
