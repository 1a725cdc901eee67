import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CaseSummary, caseStatuses, listCases, logOutOperator } from '@nextshift/contract';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { API, failure, serve, serveApi } from '../../../test/api-server.ts';
import { idOf } from '../../../test/employer-world.ts';
import { sampleCase, signInOperator } from '../../../test/operator-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { forgetOperator } from '../../platform/session/operator/operator-store.ts';
import { OperatorNav } from '../../wings/trust/operators/access/operator-nav.tsx';
import OperatorCases from './operator-cases.tsx';

serveApi();

const user = userEvent.setup();

beforeEach(signInOperator);
afterEach(forgetOperator);

/** Serves cases by status, two per page. */
function serveCases(lists: Partial<Record<CaseSummary['status'], readonly CaseSummary[]>>) {
  serve(listCases, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const all = lists[caseStatuses.find((one) => one === query.get('status')) ?? 'open'] ?? [];
    const from = Number(query.get('cursor') ?? 0);
    const next = `<${API}/operator/cases?cursor=${String(from + 2)}>; rel="next"`;
    const headers: Record<string, string> = from + 2 < all.length ? { link: next } : {};
    return HttpResponse.json({ cases: all.slice(from, from + 2) }, { headers });
  });
}

function Page() {
  return (
    <>
      <OperatorNav />
      <OperatorCases />
    </>
  );
}

const open = (address = '/operator') => renderPage(address, '/operator', Page);
const link = (name: string) => screen.findByRole('link', { name });

it('lists open cases with subject, company, reasons and reports', async () => {
  serveCases({
    open: [
      sampleCase(1),
      sampleCase(2, {
        subjectType: 'company',
        subjectName: 'Blue Finch Coffee',
        reasons: ['harassment'],
        reportCount: 1,
      }),
    ],
  });
  open();
  expect(await link('Job 1')).toHaveAttribute('href', `/operator/cases/${idOf(601)}`);
  const [first, second] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Job 1Job · Blue Finch CoffeeScam, misleading2 reportsWaits 5 hours',
  );
  expect(second).toHaveTextContent('Blue Finch CoffeeCompanyHarassment1 reportWaits 5 hours');
});

it('says how severe a case is, for how long it waits, and who has it', async () => {
  const claim = {
    operatorEmail: 'omar@nextshift.test',
    claimedAt: '2026-01-05T17:00:00.000Z',
    until: '2026-01-05T18:00:00.000Z',
  };
  serveCases({
    open: [
      sampleCase(1, { severity: 'heavy', ageHours: 51, claim }),
      sampleCase(2, { severity: 'light', ageHours: 1 }),
    ],
  });
  open();
  await link('Job 1');
  const [first, second] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'omar@nextshift.test has itScam, misleadingHeavy2 reportsWaits 51 hours',
  );
  expect(second).toHaveTextContent('Scam, misleadingLight2 reportsWaits 1 hour');
});

it('says how an edited job was called first', async () => {
  serveCases({ open: [sampleCase(1, { firstTitle: 'Payment Processor' })] });
  open();
  await link('Job 1');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('At first: Payment Processor');
});

it('looks the page of a case up once, not for each of a long queue', async () => {
  serveCases({ open: [sampleCase(1), sampleCase(2)] });
  open();
  expect(await link('Job 1')).toHaveAttribute('data-discover');
  expect(await link('Job 2')).not.toHaveAttribute('data-discover');
});

it('shows decided cases at an address of their own', async () => {
  const decidedAt = '2026-01-08T17:00:00.000Z';
  serveCases({ decided: [sampleCase(3, { status: 'decided', decidedAt })] });
  open();
  expect(await screen.findByRole('heading', { name: 'No open cases' })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Decided' }));
  expect(await link('Job 3')).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Decided Jan 8, 2026');
});

it('shows what an edit settled at an address of its own', async () => {
  const settledAt = '2026-01-08T17:00:00.000Z';
  serveCases({ settled: [sampleCase(3, { status: 'settled', settledAt })] });
  open();
  await user.click(await screen.findByRole('tab', { name: 'Settled' }));
  expect(await link('Job 3')).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Settled Jan 8, 2026');
});

it('says which case has no reports, as an operator suspended the company', async () => {
  const decided: Partial<CaseSummary> = {
    status: 'decided',
    decidedAt: '2026-01-08T17:00:00.000Z',
    subjectType: 'company',
    subjectName: 'Blue Finch Coffee',
    origin: 'operator',
    reasons: [],
    reportCount: 0,
    appealStatus: 'open',
  };
  serveCases({ open: [sampleCase(4, decided)] });
  open();
  await link('Blue Finch Coffee');
  expect(within(screen.getByRole('tabpanel')).getByRole('listitem')).toHaveTextContent(
    'Blue Finch CoffeeCompanySuspended by an operatorAppealDecided Jan 8, 2026',
  );
});

it('says that nothing is decided yet', async () => {
  serveCases({});
  open('/operator?status=decided');
  expect(await screen.findByRole('heading', { name: 'Nothing decided yet' })).toBeInTheDocument();
});

it('moves by j, k and the arrows, and opens by Enter', async () => {
  serveCases({ open: [sampleCase(1), sampleCase(2)] });
  open();
  await link('Job 1');
  await user.keyboard('j');
  expect(await link('Job 1')).toHaveFocus();
  await user.keyboard('j');
  expect(await link('Job 2')).toHaveFocus();
  await user.keyboard('j');
  expect(await link('Job 2')).toHaveFocus();
  await user.keyboard('k');
  expect(await link('Job 1')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await link('Job 2')).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByText(`Now at /operator/cases/${idOf(601)}`)).toBeInTheDocument();
});

it('loads more by walking beyond the last one', async () => {
  serveCases({ open: [sampleCase(1), sampleCase(2), sampleCase(3)] });
  open();
  await link('Job 2');
  await user.keyboard('jjj');
  expect(await link('Job 3')).toHaveFocus();
  await user.keyboard('k');
  expect(await link('Job 2')).toHaveFocus();
});

it('lists the keys, and lets letters be turned off', async () => {
  serveCases({ open: [sampleCase(1)] });
  open();
  const first = await link('Job 1');
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(within(dialog).getByRole('switch', { name: /^Use letter keys/ }));
  await user.keyboard('{Escape}j');
  expect(first).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(await screen.findByRole('switch', { name: /^Use letter keys/ }));
  await user.keyboard('{Escape}j');
  expect(first).toHaveFocus();
});

it('shows more on a press, with the focus on the first of them', async () => {
  serveCases({ open: [sampleCase(1), sampleCase(2), sampleCase(3)] });
  open();
  await link('Job 2');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await link('Job 3')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('keeps what it has when more did not load', async () => {
  serveCases({ open: [sampleCase(1), sampleCase(2), sampleCase(3)] });
  open();
  await link('Job 2');
  serve(listCases, () => failure(429, 'rate_limited', 'Too many requests.'), { once: true });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await link('Job 3')).toBeInTheDocument();
  expect(await link('Job 1')).toBeInTheDocument();
});

it('says that the cases did not load, and retries', async () => {
  serve(listCases, () => HttpResponse.error(), { once: true });
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveCases({ open: [sampleCase(1)] });
  await user.click(retry);
  expect(await link('Job 1')).toBeInTheDocument();
});

it('signs out, and forgets what only operators may see', async () => {
  serveCases({ open: [sampleCase(1)] });
  serve(logOutOperator, () => null);
  open();
  await link('Job 1');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Now at /operator/login')).toBeInTheDocument();
});
