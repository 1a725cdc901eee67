import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { OpenedJobLink } from './opened-job-link.tsx';
import { useOpenedJob } from './opened-job.ts';

function List() {
  const { jobId } = useOpenedJob();
  return (
    <>
      <OpenedJobLink jobId="a">
        <b>Barista</b>
      </OpenedJobLink>
      <p>Opened: {jobId ?? 'none'}</p>
    </>
  );
}

function renderList() {
  renderPage('/jobs?type=Contract', '/jobs', List);
  return screen.getByRole('link', { name: 'Barista' });
}

it('leads to the page of the job, and opens it over the list where that is pressed', async () => {
  const link = renderList();
  expect(link).toHaveAttribute('href', paths.job('a'));
  await userEvent.click(screen.getByText('Barista'));
  expect(await screen.findByText('Opened: a')).toBeVisible();
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a press with %o to the browser', (press) => {
  const link = renderList();
  // Takes the place of the browser, which would leave the page.
  const taken: boolean[] = [];
  addEventListener(
    'click',
    (event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, press);
  expect(taken).toEqual([false]);
  expect(screen.getByText('Opened: none')).toBeVisible();
});
