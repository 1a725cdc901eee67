import { getApplication, getInterview } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { applicationDetail, SUBMITTED } from '../../../test/application-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { signInSeeker } from '../../../test/seeker.ts';
import ApplicationSuccess from './application-success.tsx';

serveApi();

function open(query = `?application=${SUBMITTED.id}`) {
  signInSeeker();
  serve(getInterview, () => ({ interview: null, slots: [] }));
  renderPage(`/applicationsuccess${query}`, '/applicationsuccess', ApplicationSuccess);
}

it('shows the job, what comes next, and links', async () => {
  serve(getApplication, () => ({ data: applicationDetail() }), {
    only: { applicationId: SUBMITTED.id },
  });
  open();
  expect(
    await screen.findByRole('heading', { name: 'Application Submitted Successfully!' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Your application has been sent to Oak City Coffee')).toBeInTheDocument();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['Barista', 'Raleigh, NC', '$15–$18 / hour', 'Jan 5, 2026']);
  expect(screen.getByRole('link', { name: 'Browse More Jobs' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('link', { name: 'Go to History' })).toHaveAttribute('href', '/history');
});

it("reports another person's application as not found", async () => {
  serve(getApplication, () => failure(404, 'not_found', 'We could not find what you asked for.'), {
    only: { applicationId: SUBMITTED.id },
  });
  open();
  expect(
    await screen.findByRole('heading', { name: 'We could not find this application' }),
  ).toBeInTheDocument();
});

it.each(['', '?application=nonsense'])('requests nothing for %s', (query) => {
  open(query);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'We could not find this application',
  );
});

it('can retry after a failure', async () => {
  serve(getApplication, () => ({ data: applicationDetail() }), {
    only: { applicationId: SUBMITTED.id },
  });
  serve(getApplication, () => HttpResponse.error(), {
    only: { applicationId: SUBMITTED.id },
    once: true,
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Application Details')).toBeInTheDocument();
});
