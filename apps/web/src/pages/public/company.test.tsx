import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type PublicEmployer,
  getEmployer,
  findEmployersByName,
  listCompanyJobs,
} from '@nextshift/contract';
import { HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { API, serve, serveApi } from '../../../test/api-server.ts';
import { EMPLOYER, idOf, makeJob } from '../../../test/employer-world.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { getQueryClient } from '../../platform/api/query-client.ts';
import { apiContext } from '../../platform/api/request-context.ts';
import { restore } from '../../platform/session/restore.ts';
import Company, { loader } from './company.tsx';

serveApi();

const { address, taxNumberLastFour, createdAt, ...COMPANY } = EMPLOYER;

function serveCompanies(companies: readonly PublicEmployer[]) {
  serve(getEmployer, ({ params }) => {
    const found = companies.find(({ id }) => id === params.employerId);
    return found ?? notFound();
  });
  serve(findEmployersByName, ({ params }) =>
    companies.filter(({ companyName }) => companyName === params.name),
  );
}

const notFound = () =>
  HttpResponse.json({ code: 'not_found', message: 'Not found.' }, { status: 404 });

/** Serves the company's jobs, two per page. */
function serveJobs(...titles: readonly string[]) {
  const jobs = titles.map((title, n) => makeJob(n, { title }));
  serve(
    listCompanyJobs,
    ({ query }) => {
      const from = Number(query.get('cursor') ?? 0);
      const next = `<${API}/employers/${COMPANY.id}/jobs?cursor=${String(from + 2)}>; rel="next"`;
      const headers: Record<string, string> = from + 2 < jobs.length ? { link: next } : {};
      return HttpResponse.json(jobs.slice(from, from + 2), { headers });
    },
    { only: { employerId: COMPANY.id } },
  );
}

function open(path: string) {
  const Routes = createRoutesStub([
    {
      path: '/company/:company',
      // The stub provides the page's props.
      Component: Company as ComponentType,
      HydrateFallback: () => null,
      ErrorBoundary: () => <p>No such page</p>,
      loader: ({ request, params }) => {
        const context = new RouterContextProvider(new Map([[apiContext, browserApi]]));
        return loader({ context, params, url: new URL(request.url) } as never);
      },
    },
  ]);
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Routes initialEntries={[path]} />
    </QueryClientProvider>,
  );
}

const jobsOnPage = async () =>
  within(await screen.findByRole('region', { name: 'Open jobs' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('shows the company with its jobs, each linked to its page', async () => {
  serveCompanies([COMPANY]);
  serveJobs('Barista', 'Baker');
  open(`/company/${COMPANY.id}`);
  expect(await screen.findByRole('heading', { name: 'Blue Finch Coffee' })).toBeInTheDocument();
  expect(await jobsOnPage()).toEqual(['Barista', 'Baker']);
  expect(screen.getByRole('link', { name: 'Barista' })).toHaveAttribute(
    'href',
    `/jobs/${makeJob(0).id}`,
  );
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('says how the company answers, in short on its jobs', async () => {
  const responsiveness = { answeredShare: 0.86, medianDays: 3, asOf: '2026-01-05T17:00:00.000Z' };
  serveCompanies([{ ...COMPANY, responsiveness }]);
  const jobs = [makeJob(0, { responsiveness }), makeJob(1)];
  serve(listCompanyJobs, () => jobs, { only: { employerId: COMPANY.id } });
  open(`/company/${COMPANY.id}`);
  const full = 'Answers 86% of applicants, usually in 3 days';
  expect(await screen.findByText(full)).toBeInTheDocument();
  expect(screen.getByText('Answers 86%, usually in 3 days')).toBeInTheDocument();
  expect(screen.getByText('New employer')).toBeInTheDocument();
});

it('shows no contacts of a company that has none to show', async () => {
  serveCompanies([{ ...COMPANY, website: null, email: null, phoneNumber: null }]);
  serveJobs('Barista');
  open(`/company/${COMPANY.id}`);
  const contact = await screen.findByRole('region', { name: 'Contact' });
  expect(within(contact).getByText('No contact details are shown.')).toBeInTheDocument();
  expect(within(contact).queryByRole('link', { name: /@|null/ })).not.toBeInTheDocument();
});

it('is found by its name too', async () => {
  serveCompanies([COMPANY]);
  serveJobs('Barista');
  open('/company/Blue%20Finch%20Coffee');
  expect(await jobsOnPage()).toEqual(['Barista']);
});

it('leads visitors who would report it to the login', async () => {
  await restore();
  serveCompanies([COMPANY]);
  serveJobs('Barista');
  open(`/company/${COMPANY.id}`);
  expect(await screen.findByRole('link', { name: 'Report this company' })).toHaveAttribute(
    'href',
    `/login?next=%2Fcompany%2F${COMPANY.id}%23report-${COMPANY.id}`,
  );
});

it('asks which company is meant if several share the name', async () => {
  serveCompanies([COMPANY, { ...COMPANY, id: idOf(2), city: 'Durham' }]);
  open('/company/Blue%20Finch%20Coffee');
  expect(await screen.findByText(/Which one do you mean/)).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: 'Blue Finch Coffee' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/company/${COMPANY.id}`,
    `/company/${idOf(2)}`,
  ]);
});

it.each([`/company/${idOf(404)}`, '/company/Nobody'])('has no page at %s', async (path) => {
  serveCompanies([COMPANY]);
  open(path);
  expect(await screen.findByText('No such page')).toBeInTheDocument();
});

it('shows the next jobs below the first', async () => {
  serveCompanies([COMPANY]);
  serveJobs('Barista', 'Baker', 'Cashier');
  open(`/company/${COMPANY.id}`);
  expect(await jobsOnPage()).toEqual(['Barista', 'Baker']);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Cashier' })).toBeInTheDocument();
  expect(await jobsOnPage()).toEqual(['Barista', 'Baker', 'Cashier']);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('links the next page and back without scripts', async () => {
  serveCompanies([COMPANY]);
  serveJobs('Barista', 'Baker', 'Cashier');
  open(`/company/${COMPANY.id}`);
  await userEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Cashier' })).toBeInTheDocument();
  expect(await jobsOnPage()).toEqual(['Cashier']);
  expect(screen.getByRole('link', { name: 'Back to the newest jobs' })).toHaveAttribute(
    'href',
    `/company/${COMPANY.id}`,
  );
});

it('says that a company is not hiring', async () => {
  serveCompanies([COMPANY]);
  serveJobs();
  open(`/company/${COMPANY.id}`);
  expect(await jobsOnPage()).toEqual(['No open jobs right now']);
});

it('renders without its jobs, and offers a retry', async () => {
  serveCompanies([COMPANY]);
  const message = 'Something went wrong on our side.';
  serve(listCompanyJobs, () => HttpResponse.json({ code: 'not_found', message }, { status: 404 }), {
    only: { employerId: COMPANY.id },
  });
  open(`/company/${COMPANY.id}`);
  expect(await screen.findByText(message)).toBeInTheDocument();
  serveJobs('Barista');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Barista' })).toBeInTheDocument();
});
