import {
  type EmployerFile,
  getEmployerFile,
  type Endpoint,
  suspendEmployer,
  restoreEmployer,
  verifyEmployer,
} from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { idOf } from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import {
  REVISION,
  sampleEmployerFile,
  sampleSuspension,
  signInOperator,
} from '../../../test/operator-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { forgetOperator } from '../../platform/session/operator/operator-store.ts';
import OperatorCompany from './operator-company.tsx';

serveApi();

const user = userEvent.setup();
let file: EmployerFile = sampleEmployerFile();

beforeEach(() => {
  file = sampleEmployerFile();
  signInOperator();
});
afterEach(forgetOperator);

async function open() {
  const looks: unknown[] = [];
  serve(getEmployerFile, ({ params }) => {
    looks.push(params.employerId);
    return { employer: file };
  });
  renderPage(`/operator/companies/${idOf(1)}`, '/operator/companies/:employerId', OperatorCompany);
  await screen.findByRole('heading', { level: 1 });
  return looks;
}

/** Answers an act with a changed company; records what was sent. */
function answer(endpoint: Endpoint, respond: () => Response) {
  const sent: unknown[] = [];
  serve(endpoint, ({ body }) => {
    sent.push(body);
    return respond();
  });
  return sent;
}

const changed = (parts: Partial<EmployerFile>) => () =>
  HttpResponse.json({ employer: sampleEmployerFile(parts) });
const suspended = (undoableForMs: number | null = 600_000) => ({
  verification: 'suspended' as const,
  suspendedAt: '2026-01-07T17:00:00.000Z',
  suspension: sampleSuspension(undoableForMs),
});
const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('the page of a company', () => {
  it('shows what operators need, and looks once', async () => {
    const looks = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blue Finch Coffee');
    expect(screen.getByText('Not verified')).toBeInTheDocument();
    expect(screen.getByText('hello@blue-finch.test')).toBeInTheDocument();
    expect(screen.getByText('(919) 555-0100')).toBeInTheDocument();
    expect(screen.getByText('We roast on site.')).toBeInTheDocument();
    const jobs = within(screen.getByRole('region', { name: '60 jobs, the newest 2' }));
    expect(jobs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Barista (opens in a new tab)Active · Jan 5, 2026',
      'Mystery ShopperRemoved · Jan 4, 2026',
    ]);
    const cases = within(screen.getByRole('region', { name: 'Cases' }));
    expect(cases.getByRole('listitem')).toHaveTextContent(
      'Mystery Shopper · JobUpheld: the job was removed · Jan 6, 2026',
    );
    const acts = within(screen.getByRole('region', { name: 'What operators did' }));
    expect(acts.getByRole('listitem')).toHaveTextContent('RestoredA mistake.omar@nextshift.test');
    expect(looks).toEqual([idOf(1)]);
  });

  it('is said not to exist', async () => {
    serve(getEmployerFile, () => failure(404, 'not_found', 'No.'));
    renderPage('/operator/companies/x', '/operator/companies/:employerId', OperatorCompany);
    expect(await screen.findByRole('heading', { name: 'There is no such company' })).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    serve(getEmployerFile, () => HttpResponse.error(), { once: true });
    renderPage('/operator/companies/x', '/operator/companies/:employerId', OperatorCompany);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    serve(getEmployerFile, () => ({ employer: file }));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Blue Finch Coffee' })).toBeVisible();
  });
});

describe('acting on a company', () => {
  it('suspends it by keyboard alone, after saying what will happen', async () => {
    const sent = answer(suspendEmployer, changed(suspended()));
    await open();
    await user.keyboard('s');
    expect(radio(/^Suspend/)).toBeChecked();
    expect(reason()).toHaveFocus();
    expect(screen.getByText(/^At once: its sessions end/)).toBeInTheDocument();
    await user.keyboard('A scam, verified by us.{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('heading', { name: 'Suspended' })).toHaveFocus();
    expect(screen.getByText('It asks for money.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Public page/ })).not.toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'A scam, verified by us.' }]);
  });

  it('verifies it, and offers that no more', async () => {
    const sent = answer(
      verifyEmployer,
      changed({ verification: 'verified', verifiedBy: 'operator' }),
    );
    await open();
    await user.click(radio(/^Verify/));
    await fill(user, reason(), 'In the register.');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Verified', { selector: 'span' })).toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'In the register.', revision: REVISION }]);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Suspend' })).toBeInTheDocument();
  });

  it('needs a choice and a reason', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Please choose what to do')).toBeInTheDocument();
    expect(screen.getByText('Please give a reason')).toBeInTheDocument();
    await user.click(radio(/^Suspend/));
    await fill(user, reason(), 'a'.repeat(2_001));
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    expect(screen.getByText('Please use at most 2,000 characters')).toBeInTheDocument();
    expect(reason()).toHaveFocus();
  });

  it.each([
    [() => failure(429, 'rate_limited', 'Too many requests.'), /^Too many requests\.$/],
    [() => failure(401, 'not_signed_in', 'Please sign in.'), /^Your session has ended/],
  ])('keeps the reason after a failure', async (refusal, message) => {
    answer(suspendEmployer, refusal);
    await open();
    await user.keyboard('s');
    await user.keyboard('A scam.{Meta>}{Enter}{/Meta}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(reason()).toHaveValue('A scam.');
  });

  it('shows what has changed since it was opened, and keeps the reason', async () => {
    const message = 'This was changed since you opened it. Read it again before you decide.';
    const looks = await open();
    const sent = answer(verifyEmployer, () => {
      file = sampleEmployerFile({ companyName: 'The National Bank', revision: 'd4e5f6' });
      return failure(409, 'stale_revision', message);
    });
    await user.keyboard('v');
    await user.keyboard('In the register.{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The National Bank');
    expect(reason()).toHaveValue('In the register.');
    expect(looks).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByRole('alert');
    expect(sent).toMatchObject([{ revision: REVISION }, { revision: 'd4e5f6' }]);
  });

  it('shows that another operator was faster', async () => {
    const looks = await open();
    answer(suspendEmployer, () => {
      file = sampleEmployerFile(suspended());
      return failure(409, 'account_unchanged', 'Another operator acted first.');
    });
    await user.keyboard('s');
    await user.keyboard('A scam.{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^Another operator acted first\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Suspended' })).toBeInTheDocument();
    expect(looks).toHaveLength(2);
  });
});

describe('a suspended company', () => {
  it('is back at a press while that can be undone', async () => {
    file = sampleEmployerFile(suspended());
    const sent = answer(restoreEmployer, changed({}));
    await open();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Act on the account' })).toHaveFocus();
    expect(sent).toEqual([{ reason: 'Undone within ten minutes.' }]);
  });

  it('says that it was not undone', async () => {
    file = sampleEmployerFile(suspended());
    answer(restoreEmployer, () => HttpResponse.error());
    await open();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Unable to connect/);
  });

  it('is restored for a reason afterwards', async () => {
    file = sampleEmployerFile(suspended(null));
    const sent = answer(restoreEmployer, changed({}));
    await open();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByText(/^The owner can sign in again/)).toBeInTheDocument();
    await user.keyboard('r');
    await user.keyboard('We were wrong.{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: 'Act on the account' });
    expect(sent).toEqual([{ reason: 'We were wrong.' }]);
  });
});
