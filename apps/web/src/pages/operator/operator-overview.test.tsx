import { type OverviewWeek, getOverview } from '@nextshift/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import { signInOperator } from '../../../test/operator-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { forgetOperator } from '../../platform/session/operator/operator-store.ts';
import OperatorOverviewPage from './operator-overview.tsx';

serveApi();

beforeEach(signInOperator);
afterEach(forgetOperator);

const WEEKS: OverviewWeek[] = [
  {
    monday: '2026-01-05',
    seekers: 1,
    employers: 2,
    jobs: 4,
    filledShare: 0.25,
    applications: 1200,
    answerDays: 1.04,
    cases: 3,
    upheld: 1,
  },
  {
    monday: '2026-01-12',
    seekers: 0,
    employers: 1,
    jobs: 0,
    filledShare: null,
    applications: 0,
    answerDays: null,
    cases: 0,
    upheld: 0,
  },
];

const serveWeeks = () => serve(getOverview, () => ({ weeks: WEEKS }));

function open() {
  serveWeeks();
  renderPage('/operator/overview', '/operator/overview', OperatorOverviewPage);
}

const figure = async (name: string) => within(await screen.findByRole('region', { name }));

it('says what happened in the present week, and in the chosen one', async () => {
  open();
  expect((await figure('Sign-ups')).getByText('0 seekers, 1 employer')).toBeVisible();
  expect((await figure('Filled')).getByText('No jobs')).toBeVisible();
  expect((await figure('First answer')).getByText('None yet')).toBeVisible();

  const weeks = screen.getByRole('slider', { name: 'Week of Jan 12, 2026, so far' });
  fireEvent.change(weeks, { target: { value: '0' } });
  expect(weeks).toHaveAccessibleName('Week of Jan 5, 2026');
  expect((await figure('Sign-ups')).getByText('1 seeker, 2 employers')).toBeVisible();
  expect((await figure('Jobs posted')).getByText('4 jobs')).toBeVisible();
  expect((await figure('Applications')).getByText('1,200 applications')).toBeVisible();
  expect((await figure('Filled')).getByText('25%')).toBeVisible();
  expect((await figure('First answer')).getByText('1 day')).toBeVisible();
  expect((await figure('Cases')).getByText('3 opened, 1 upheld')).toBeVisible();
});

it('lists all weeks in a table, the last one first', async () => {
  open();
  await userEvent.click(await screen.findByText('All figures'));
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Week of Jan 12, 2026',
    'Week of Jan 5, 2026',
  ]);
});

it('gives the figures as a file', async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => {
        files.push(file);
        return 'blob:figures';
      };
      static override revokeObjectURL = vi.fn();
    },
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(click.mock.contexts).toMatchObject([{ download: 'overview.csv' }]);
  expect(await files[0]?.text()).toBe(
    [
      'monday,seekers,employers,jobs,filledShare,applications,answerDays,cases,upheld',
      '2026-01-05,1,2,4,0.25,1200,1.04,3,1',
      '2026-01-12,0,1,0,,0,,0,0',
      '',
    ].join('\r\n'),
  );
});

it('can be loaded again after a failure', async () => {
  serve(getOverview, () => HttpResponse.error(), { once: true });
  renderPage('/operator/overview', '/operator/overview', OperatorOverviewPage);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveWeeks();
  await userEvent.click(retry);
  expect((await figure('Cases')).getByText('0 opened, 0 upheld')).toBeVisible();
});
