import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type OperatorLogEntry, listOperatorLog } from '@nextshift/contract';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { API, serve, serveApi } from '../../../test/api-server.ts';
import { idOf } from '../../../test/employer-world.ts';
import { sampleEntry, signInOperator } from '../../../test/operator-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { forgetOperator } from '../../platform/session/operator/operator-store.ts';
import OperatorLogPage from './operator-log.tsx';

serveApi();

beforeEach(signInOperator);
afterEach(forgetOperator);

function serveLog(...pages: readonly (readonly OperatorLogEntry[])[]) {
  serve(listOperatorLog, ({ query }) => {
    const at = Number(query.get('cursor') ?? 0);
    const next = `<${API}/operator/log?cursor=${String(at + 1)}>; rel="next"`;
    const headers: Record<string, string> = at + 1 < pages.length ? { link: next } : {};
    return HttpResponse.json({ entries: pages[at] ?? [] }, { headers });
  });
}

const open = () => renderPage('/operator/log', '/operator/log', OperatorLogPage);
const rows = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

it('says who did what, with outcome and reason, newest first', async () => {
  serveLog([
    sampleEntry(1, {
      act: 'decided_case',
      outcome: 'uphold remove_job',
      reason: 'It asks for money.',
    }),
    sampleEntry(2, { act: 'undid_decision', outcome: 'dismiss none' }),
    sampleEntry(3),
    sampleEntry(4, { act: 'signed_in', caseId: null, subjectName: null }),
  ]);
  open();
  expect(await rows()).toEqual([
    'Decided a case: Job 1Upheld: the job was removedIt asks for money.nora@nextshift.testJan 5, 2026, 12:00 PM EST',
    'Undid a decision: Job 2Dismissednora@nextshift.testJan 5, 2026, 12:00 PM EST',
    'Looked at a case: Job 3nora@nextshift.testJan 5, 2026, 12:00 PM EST',
    'Signed innora@nextshift.testJan 5, 2026, 12:00 PM EST',
  ]);
  expect(screen.getByRole('link', { name: 'Job 1' })).toHaveAttribute(
    'href',
    `/operator/cases/${idOf(601)}`,
  );
});

it('says whose accounts operators searched, looked at and changed', async () => {
  const none = { caseId: null, subjectName: null };
  serveLog([
    sampleEntry(1, { ...none, act: 'searched_accounts', accountKind: 'employer', foundCount: 2 }),
    sampleEntry(2, { ...none, act: 'searched_accounts', accountKind: 'seeker', foundCount: 1 }),
    sampleEntry(3, {
      act: 'suspended_account',
      caseId: null,
      accountKind: 'employer',
      accountId: idOf(1),
      subjectName: 'Blue Finch Coffee',
      reason: 'A scam.',
    }),
    sampleEntry(4, {
      ...none,
      act: 'viewed_account',
      accountKind: 'seeker',
      accountId: idOf(2),
    }),
  ]);
  open();
  const end = 'nora@nextshift.testJan 5, 2026, 12:00 PM EST';
  expect(await rows()).toEqual([
    `Searched accounts: 2 companies${end}`,
    `Searched accounts: 1 seeker${end}`,
    `Suspended an account: Blue Finch CoffeeA scam.${end}`,
    `Looked at an account: a seeker${end}`,
  ]);
  expect(screen.getByRole('link', { name: 'Blue Finch Coffee' })).toHaveAttribute(
    'href',
    `/operator/companies/${idOf(1)}`,
  );
  expect(screen.getByRole('link', { name: 'a seeker' })).toHaveAttribute(
    'href',
    `/operator/seekers/${idOf(2)}`,
  );
});

it('shows more on a press', async () => {
  serveLog([sampleEntry(1)], [sampleEntry(2)]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Job 2' })).toHaveFocus();
});

it('says that nothing happened yet', async () => {
  serveLog([]);
  open();
  expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeInTheDocument();
});

it('says that the log did not load, and retries', async () => {
  serve(listOperatorLog, () => HttpResponse.error(), { once: true });
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveLog([sampleEntry(1)]);
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(1);
});
