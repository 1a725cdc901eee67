import { filterJobs } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { serve, serveApi } from '../../../../../test/api-server.ts';
import { renderPage } from '../../../../../test/render-page.tsx';
import { signInSeeker } from '../../../../../test/seeker.ts';
import { serveWeek } from '../../../../../test/serve-week.ts';
import { NO_CRITERIA } from '../criteria/search-criteria.ts';
import { NoJobsInWeek } from './no-jobs-in-week.tsx';

serveApi();

const ADDRESS = '/jobs?when=mine&when=weekend';

const show = () =>
  renderPage(ADDRESS, '/jobs', () => (
    <NoJobsInWeek
      criteria={{ ...NO_CRITERIA, when: ['mine', 'weekend'] }}
      alert={<a>Alert me</a>}
    />
  ));

it('leads visitors to the login, and back', () => {
  show();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/login?${new URLSearchParams({ next: ADDRESS }).toString()}`,
  );
  expect(screen.getByRole('link', { name: 'Search any time' })).toHaveAttribute(
    'href',
    '/jobs?when=weekend',
  );
});

it('leads those without a saved week there, and back', async () => {
  signInSeeker();
  serveWeek({ weekly: [] });
  show();
  expect(await screen.findByRole('heading', { name: 'When can you work?' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Save my week' })).toHaveAttribute(
    'href',
    `/my-week?${new URLSearchParams({ next: ADDRESS }).toString()}`,
  );
});

it('says so if no job fits, and without which filter some do', async () => {
  signInSeeker();
  serve(filterJobs, ({ query }) => {
    const total = query.get('when') === 'mine' ? '1' : '0';
    return HttpResponse.json({ rows: [] }, { headers: { 'x-total-count': total } });
  });
  serveWeek({ weekly: [{ weekday: 'sat', start: '07:00', end: '13:00' }] });
  show();
  expect(await screen.findByRole('link', { name: 'Change my week' })).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { name: 'No job of this search fits your week' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Without weekends: 1 job' })).toBeInTheDocument();
});
