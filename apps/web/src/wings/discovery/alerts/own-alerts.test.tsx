import { type Alert, listAlerts, updateAlert, deleteAlert, createAlert } from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { serve, serveApi } from '../../../../test/api-server.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { idOf } from '../../../../test/employer-world.ts';
import { signInSeeker } from '../../../../test/seeker.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { OwnAlerts } from './own-alerts.tsx';

serveApi();

const user = userEvent.setup();
const open = () => {
  signInSeeker();
  renderPage('/alerts', '/alerts', () => (
    <>
      <OwnAlerts headingLevel="h2" />
      <Toaster />
    </>
  ));
};

const alertOf = (change: Partial<Alert> = {}): Alert => ({
  id: idOf(1),
  criteria: { searchQuery: 'barista', type: ['Contract', 'Part-time'], minWage: 15 },
  cadence: 'daily',
  localHour: 8,
  timeZone: 'America/New_York',
  paused: null,
  nextRunAt: '2026-11-23T13:00:00.000Z',
  createdAt: '2026-11-20T12:00:00.000Z',
  ...change,
});

const serveAlerts = (...alerts: Alert[]) => {
  serve(listAlerts, () => ({ alerts }));
};

const row = async () =>
  within(
    await screen.findByRole('region', {
      name: '“barista”, Contract or Part-time, from $15 an hour',
    }),
  );

it('describes an alert, and says when it is sent next', async () => {
  serveAlerts(alertOf());
  open();
  const alert = await row();
  expect(
    alert.getByText('Next on Monday, Nov 23, 8:00 AM EST, if there are new jobs'),
  ).toBeInTheDocument();
  expect(alert.getByLabelText('How often')).toHaveValue('daily');
  expect(alert.getByLabelText('At')).toHaveDisplayValue('8 AM');
});

it('says why an alert is paused, and offers no run', async () => {
  serveAlerts(alertOf({ paused: 'bounced', nextRunAt: null }));
  open();
  const alert = await row();
  expect(alert.getByText(/^Your mailbox refused our email\./)).toBeInTheDocument();
  expect(alert.queryByRole('button', { name: 'Run now' })).not.toBeInTheDocument();
  expect(alert.getByRole('button', { name: 'Resume' })).toBeInTheDocument();
});

it('takes a change back that the server refuses', async () => {
  serveAlerts(alertOf());
  serve(updateAlert, () => HttpResponse.error(), { only: { alertId: idOf(1) } });
  open();
  const alert = await row();
  await user.click(alert.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('The alert was not changed.')).toBeInTheDocument();
  expect(alert.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

it('deletes an alert after a change of it that is on its way', async () => {
  const reached: string[] = [];
  let letThrough = (): void => undefined;
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  serveAlerts(alertOf());
  serve(updateAlert, async () => {
    await isLetThrough;
    reached.push('change');
    return { alert: alertOf({ paused: 'owner' }) };
  });
  serve(deleteAlert, () => {
    reached.push('deletion');
    return null;
  });
  open();
  const alert = await row();
  await user.click(alert.getByRole('button', { name: 'Pause' }));
  await user.click(alert.getByRole('button', { name: 'Delete' }));
  letThrough();
  expect(await screen.findByText('Alert deleted')).toBeInTheDocument();
  expect(reached).toEqual(['change', 'deletion']);
});

it('deletes an alert, and makes it again on request', async () => {
  const alerts = [alertOf()];
  const made: unknown[] = [];
  serve(listAlerts, () => ({ alerts }));
  serve(
    deleteAlert,
    () => {
      alerts.pop();
      return null;
    },
    { only: { alertId: idOf(1) } },
  );
  serve(createAlert, ({ body }) => {
    made.push(body);
    alerts.push(alertOf({ id: idOf(2) }));
    return { alert: alerts[0] };
  });
  open();
  await user.click((await row()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No alerts yet')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await row();
  expect(made).toMatchObject([{ cadence: 'daily', criteria: { searchQuery: 'barista' } }]);
});

it('leads to the jobs where there are no alerts', async () => {
  serveAlerts();
  open();
  expect(await screen.findByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/jobs');
});
