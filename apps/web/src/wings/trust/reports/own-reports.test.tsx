import { listReports } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { serve, serveApi } from '../../../../test/api-server.ts';
import { idOf } from '../../../../test/employer-world.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleReport, serveReports } from '../../../../test/reports.ts';
import { signInSeeker } from '../../../../test/seeker.ts';
import { OwnReports } from './own-reports.tsx';

serveApi();

const open = () => renderPage('/profile', '/profile', OwnReports);

it('says what became of each report', async () => {
  signInSeeker();
  const decidedAt = '2026-01-08T17:00:00.000Z';
  serveReports(
    sampleReport(),
    sampleReport({ id: idOf(502), subjectType: 'company', status: 'upheld', decidedAt }),
    sampleReport({ id: idOf(503), subjectType: 'application', status: 'dismissed', decidedAt }),
  );
  open();
  const entries = await screen.findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Weekend BaristaOpenJob · It looks like a scamBeing looked atReported Jan 5, 2026',
    'Weekend BaristaUpheldCompany · It looks like a scamYou were right. It breaks the rules.Reported Jan 5, 2026, decided Jan 8, 2026',
    'Weekend BaristaDismissedApplication · It looks like a scamWe looked and found no break of the rules.Reported Jan 5, 2026, decided Jan 8, 2026',
  ]);
});

it('says where to report if there is none', async () => {
  signInSeeker();
  serveReports();
  open();
  expect(await screen.findByRole('heading', { name: 'Nothing reported' })).toBeInTheDocument();
});

it('says that they did not load, and retries', async () => {
  signInSeeker();
  serve(listReports, () => HttpResponse.error(), { once: true });
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveReports(sampleReport());
  await userEvent.click(retry);
  expect(await screen.findByText('Being looked at')).toBeInTheDocument();
});
