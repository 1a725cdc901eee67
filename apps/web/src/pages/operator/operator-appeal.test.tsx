import { type CaseDetail, decideAppeal } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { idOf } from '../../../test/employer-world.ts';
import {
  OPERATOR,
  REVISION,
  sampleDecision,
  sampleDetail,
  serveCase,
  signInOperator,
} from '../../../test/operator-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { forgetOperator } from '../../platform/session/operator/operator-store.ts';
import OperatorCase from './operator-case.tsx';

serveApi();
beforeEach(signInOperator);
afterEach(forgetOperator);

const APPEAL: NonNullable<CaseDetail['appeal']> = {
  id: idOf(801),
  measure: 'removed',
  text: 'The deposit is for the uniform.',
  createdAt: '2026-01-08T17:00:00.000Z',
  needsAnother: true,
  decidableFrom: '2026-01-07T17:10:00.000Z',
  decision: null,
};

const appealed = (parts: Partial<CaseDetail> = {}) =>
  sampleDetail({
    status: 'decided',
    decision: sampleDecision(-1),
    appealStatus: 'open',
    appeal: APPEAL,
    ...parts,
  });

async function open(detail: CaseDetail) {
  return openCurrent(() => detail);
}

async function openCurrent(read: () => CaseDetail) {
  serveCase(read);
  renderPage(`/operator/cases/${idOf(601)}`, '/operator/cases/:caseId', OperatorCase);
  await screen.findByText(APPEAL.text);
}

it('accepts an appeal by keyboard, with a reason', async () => {
  const sent: unknown[] = [];
  serve(decideAppeal, ({ body }) => {
    sent.push(body);
    const decision = {
      outcome: 'accepted',
      reason: 'They showed papers.',
      operatorEmail: OPERATOR.email,
      decidedAt: '2026-01-09T17:00:00.000Z',
    } as const;
    const appeal = { ...APPEAL, decision };
    return { case: appealed({ appealStatus: 'accepted', appeal }) };
  });
  await open(appealed());
  await userEvent.keyboard('a');
  expect(screen.getByRole('radio', { name: /^Accept/ })).toBeChecked();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Please give a reason')).toBeVisible();
  await userEvent.keyboard('They showed papers.{Control>}{Enter}{/Control}');
  expect(
    await screen.findByRole('heading', { name: 'Appeal against the removal accepted' }),
  ).toBeVisible();
  const written = { outcome: 'accept', reason: 'They showed papers.' };
  expect(sent).toEqual([{ ...written, revision: REVISION }]);
  expect(screen.queryByRole('button', { name: 'Decide the appeal' })).not.toBeInTheDocument();
});

it('shows what has changed since the case was opened, and keeps what was written', async () => {
  const message = 'This was changed since you opened it. Read it again before you decide.';
  const sent: unknown[] = [];
  let detail = appealed();
  const { subject } = detail;
  serve(decideAppeal, ({ body }) => {
    sent.push(body);
    const texts = [{ label: 'Description', text: 'Send us a deposit.' }];
    detail = appealed({ present: { ...subject, texts }, revision: 'd4e5f6' });
    return failure(409, 'stale_revision', message);
  });
  await openCurrent(() => detail);
  await userEvent.keyboard('a');
  await userEvent.keyboard('They showed papers.{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText('Send us a deposit.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('They showed papers.');
  await userEvent.click(screen.getByRole('button', { name: 'Decide the appeal' }));
  await screen.findByRole('alert');
  expect(sent).toMatchObject([{ revision: REVISION }, { revision: 'd4e5f6' }]);
});

it('leaves the appeal to another operator than the one who decided', async () => {
  await open(appealed({ decision: { ...sampleDecision(-1), operatorEmail: OPERATOR.email } }));
  expect(screen.getByText(/another operator decides the appeal/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decide the appeal' })).not.toBeInTheDocument();
});

it('says how the appeal of an open case is answered', async () => {
  await open(sampleDetail({ appealStatus: 'open', appeal: { ...APPEAL, decidableFrom: null } }));
  expect(screen.getByText(/Dismissing the case accepts the appeal/)).toBeVisible();
});

it('shows what was said against the hold before, and says that the removal answered it', async () => {
  const { id, createdAt } = APPEAL;
  const held = { id, text: 'We are no bank.', createdAt, measure: 'held' as const };
  await open(appealed({ earlierAppeals: [held] }));
  expect(screen.getByRole('heading', { name: 'Appeal against the removal' })).toBeVisible();
  const earlier = screen.getByRole('region', { name: 'Earlier, against the hold' });
  expect(earlier).toHaveTextContent('We are no bank.');
});

it('says that the decision answered an appeal against the hold', async () => {
  await open(appealed({ appealStatus: 'rejected', appeal: { ...APPEAL, measure: 'held' } }));
  expect(
    screen.getByText('The decision answered it. The company can appeal against that once.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decide the appeal' })).not.toBeInTheDocument();
});

it('lists similar jobs, and the other cases and jobs of the company', async () => {
  const detail = appealed({
    similar: [
      {
        id: idOf(901),
        title: 'Parcel Helper',
        companyName: 'Night Owl Parcels',
        isOfSameCompany: false,
        state: 'removed',
        likeness: 0.94,
      },
    ],
  });
  const company = {
    ...detail.company,
    verified: true,
    cases: [
      {
        id: idOf(602),
        subjectName: 'Box Mover',
        openedAt: '2026-01-02T17:00:00.000Z',
        outcome: 'reversed' as const,
      },
    ],
    jobs: [
      {
        id: idOf(902),
        title: 'Van Loader',
        state: 'live' as const,
        createdAt: '2026-01-03T17:00:00.000Z',
      },
    ],
  };
  await open({ ...detail, company });
  expect(screen.getByRole('region', { name: '1 similar job' })).toHaveTextContent(
    /Parcel Helper.*Night Owl Parcels.*About 94% alike.*Removed/,
  );
  expect(screen.queryByRole('link', { name: /Parcel Helper/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Box Mover' })).toHaveAttribute(
    'href',
    `/operator/cases/${idOf(602)}`,
  );
  expect(screen.getByText(/Reversed on appeal/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Van Loader/ })).toHaveAttribute(
    'href',
    `/jobs/${idOf(902)}`,
  );
});
