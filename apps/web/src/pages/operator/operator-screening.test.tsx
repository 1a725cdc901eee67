import {
  getScreening,
  HEAVY_BELOW_MESSAGE,
  type ScreeningReport,
  setThresholds,
  THRESHOLD_BOUNDS_MESSAGE,
} from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { REVISION, signInOperator } from '../../../test/operator-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { forgetOperator } from '../../platform/session/operator/operator-store.ts';
import OperatorScreeningPage from './operator-screening.tsx';

serveApi();

beforeEach(signInOperator);
afterEach(forgetOperator);

const NOTHING = { held: 0, upheld: 0, dismissed: 0 };
const REPORT: ScreeningReport = {
  model: { version: '3', trainedAt: '2026-11-28', posts: 1382, auc: 0.9452 },
  byStanding: [
    {
      standing: 'new',
      threshold: 0.7361,
      heavyThreshold: 0.8816,
      held: 12,
      upheld: 9,
      dismissed: 3,
    },
    { standing: 'confirmed', threshold: 0.8117, heavyThreshold: 0.9149, ...NOTHING },
    { standing: 'verified', threshold: 0.873, heavyThreshold: 0.9362, ...NOTHING },
  ],
  drift: [
    { month: '2026-10', held: 0, upheld: 0 },
    { month: '2026-11', held: 12, upheld: 9 },
  ],
  revision: REVISION,
};
const EMPTY: ScreeningReport = {
  ...REPORT,
  byStanding: REPORT.byStanding.map((row) => ({ ...row, ...NOTHING })),
  drift: REPORT.drift.map(({ month }) => ({ month, held: 0, upheld: 0 })),
};

function open(report: ScreeningReport = REPORT) {
  serve(getScreening, () => report);
  renderPage('/operator/screening', '/operator/screening', OperatorScreeningPage);
}

const heldFrom = () => screen.findByRole('textbox', { name: 'Held from, New' });
const heavyFrom = () => screen.getByRole('textbox', { name: 'Heavily held from, New' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save thresholds' }));

/** Serves the change, and notes what was sent. */
function serveSaving() {
  const sent: unknown[] = [];
  serve(setThresholds, ({ body }) => {
    sent.push(body);
    return {
      ...REPORT,
      byStanding: REPORT.byStanding.map((row) => ({
        ...row,
        ...body.thresholds.find(({ standing }) => standing === row.standing),
      })),
    };
  });
  return sent;
}

it('shows the model, and what was decided by standing and by month', async () => {
  open();
  expect(await screen.findByText('Nov 28, 2026')).toBeVisible();
  expect(screen.getByText(/94\.5% of the time/)).toBeVisible();
  const rowsOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(rowsOf('Decided by standing')).toEqual([
    'New9 upheld, 3 dismissed75%',
    'ConfirmedNone decidedNone',
    'VerifiedNone decidedNone',
  ]);
  expect(rowsOf('Decided by month')).toEqual([
    'Oct 2026None decidedNone',
    'Nov 20269 upheld, 3 dismissed75%',
  ]);
});

it('says that nothing is decided yet, and still takes thresholds', async () => {
  open(EMPTY);
  expect(await screen.findByRole('heading', { name: 'Nothing decided yet' })).toBeVisible();
  expect(await heldFrom()).toHaveValue('0.7361');
});

it('saves what was changed, and no other standing', async () => {
  open();
  const sent = serveSaving();
  await userEvent.clear(await heldFrom());
  await userEvent.type(await heldFrom(), '0,7');
  await save();
  expect(await screen.findByDisplayValue('0.7')).toBe(await heldFrom());
  expect(sent).toEqual([
    {
      thresholds: [{ standing: 'new', threshold: 0.7, heavyThreshold: 0.8816 }],
      revision: REVISION,
    },
  ]);
});

it('says that another operator was faster, and shows what is in force beside what was typed', async () => {
  open();
  serve(setThresholds, () => {
    serve(getScreening, () => ({
      ...REPORT,
      byStanding: REPORT.byStanding.map((row) => ({ ...row, heavyThreshold: 0.95 })),
    }));
    return failure(409, 'stale_revision', 'This was changed since you opened it.');
  });
  await userEvent.clear(await heldFrom());
  await userEvent.type(await heldFrom(), '0.7');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('changed since you opened it');
  await waitFor(() => expect(heavyFrom()).toHaveValue('0.95'));
  expect(await heldFrom()).toHaveValue('0.7');
});

it.each(['', '0.2', '1', '70 %', 'x'])('refuses %j before it is sent', async (text) => {
  open();
  await userEvent.clear(await heldFrom());
  if (text !== '') await userEvent.type(await heldFrom(), text);
  await save();
  expect(screen.getByText(THRESHOLD_BOUNDS_MESSAGE)).toBeVisible();
  expect(await heldFrom()).toHaveFocus();
});

it('refuses a heavy threshold below the other one', async () => {
  open();
  await heldFrom();
  await userEvent.clear(heavyFrom());
  await userEvent.type(heavyFrom(), '0.5');
  await save();
  expect(screen.getByText(HEAVY_BELOW_MESSAGE)).toBeVisible();
  expect(heavyFrom()).toHaveFocus();
});

it('keeps what was typed when saving fails', async () => {
  open();
  serve(setThresholds, () => HttpResponse.error());
  await userEvent.clear(await heldFrom());
  await userEvent.type(await heldFrom(), '0.7');
  await save();
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(await heldFrom()).toHaveValue('0.7');
});

it('can be loaded again after a failure', async () => {
  serve(getScreening, () => HttpResponse.error(), { once: true });
  renderPage('/operator/screening', '/operator/screening', OperatorScreeningPage);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serve(getScreening, () => REPORT);
  await userEvent.click(retry);
  expect(await heldFrom()).toBeVisible();
});
