import { findEmployers, type Endpoint, findSeekers } from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { API, serve, serveApi } from '../../../test/api-server.ts';
import { idOf } from '../../../test/employer-world.ts';
import {
  sampleFoundEmployer,
  sampleFoundSeeker,
  signInOperator,
} from '../../../test/operator-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { forgetOperator } from '../../platform/session/operator/operator-store.ts';
import OperatorAccounts from './operator-accounts.tsx';

serveApi();

const user = userEvent.setup();

beforeEach(signInOperator);
afterEach(forgetOperator);

/** Serves what is found, one account a page. @returns what was searched for */
function serveAccounts(found: { employers?: readonly object[]; seekers?: readonly object[] } = {}) {
  const searches: string[] = [];
  const servePages = (kind: 'employers' | 'seekers', endpoint: Endpoint) => {
    serve(endpoint, ({ query }) => {
      searches.push(`${kind} ${query.get('query') ?? ''}`);
      const all = found[kind] ?? [];
      const from = Number(query.get('cursor') ?? 0);
      const next = `<${API}/operator/${kind}?cursor=${String(from + 1)}>; rel="next"`;
      const headers: Record<string, string> = from + 1 < all.length ? { link: next } : {};
      return HttpResponse.json({ [kind]: all.slice(from, from + 1) }, { headers });
    });
  };
  servePages('employers', findEmployers);
  servePages('seekers', findSeekers);
  return searches;
}

const open = (address = '/operator/accounts') =>
  renderPage(address, '/operator/accounts', OperatorAccounts);
const field = () => screen.getByRole('searchbox', { name: 'Name, email or id' });

it('asks nobody before something is searched for', async () => {
  const searches = serveAccounts();
  open();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('Please enter at least 2 characters')).toBeInTheDocument();
  expect(field()).toHaveFocus();
  await user.type(field(), ' a {Enter}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(searches).toEqual([]);
});

it('finds companies and seekers, with what they are now', async () => {
  const searches = serveAccounts({
    employers: [sampleFoundEmployer({ verification: 'suspended' })],
    seekers: [sampleFoundSeeker()],
  });
  open();
  await user.type(field(), ' finch {Enter}');
  const companies = within(await screen.findByRole('region', { name: 'Companies' }));
  expect(await companies.findByRole('listitem')).toHaveTextContent(
    'Blue Finch Coffeehello@blue-finch.test · Raleigh, NCSuspendedSince Dec 1, 2025',
  );
  expect(companies.getByRole('link')).toHaveAttribute('href', `/operator/companies/${idOf(1)}`);
  const seekers = within(screen.getByRole('region', { name: 'Seekers' }));
  expect(await seekers.findByRole('listitem')).toHaveTextContent(
    'Maya Finchmaya@mail.testSince Dec 2, 2025',
  );
  expect(seekers.getByRole('link')).toHaveAttribute('href', `/operator/seekers/${idOf(2)}`);
  expect(searches.toSorted()).toEqual(['employers finch', 'seekers finch']);
});

it('searches for what its address says, and says if nobody is found', async () => {
  serveAccounts();
  open('/operator/accounts?query=nobody');
  expect(await screen.findByText('No company is found.')).toBeInTheDocument();
  expect(await screen.findByText('No seeker is found.')).toBeInTheDocument();
  expect(field()).toHaveValue('nobody');
});

it('shows more on a press, and goes from one to the next by keyboard', async () => {
  const other = sampleFoundEmployer({ id: idOf(3), companyName: 'Blue Finch Bakery' });
  serveAccounts({ employers: [sampleFoundEmployer(), other] });
  open('/operator/accounts?query=finch');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const second = await screen.findByRole('link', { name: 'Blue Finch Bakery' });
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Blue Finch Coffee' })).toHaveFocus();
  await user.keyboard('/');
  expect(field()).toHaveFocus();
});

it('says which of them did not load, and retries', async () => {
  serveAccounts({ seekers: [sampleFoundSeeker()] });
  serve(findEmployers, () => HttpResponse.error(), { once: true });
  open('/operator/accounts?query=finch');
  expect(await screen.findByText('The companies did not load')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Maya Finch' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No company is found.')).toBeInTheDocument();
});
