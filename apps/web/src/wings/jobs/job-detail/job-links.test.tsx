import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleJob } from '../../../../test/sample-job.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { JobLinks } from './job-links.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile';

function open(parts: Parameters<typeof sampleJob>[0] = {}) {
  const user = userEvent.setup();
  const job = sampleJob(parts);
  renderPage(`/jobs/${job.id}`, '/jobs/:jobId', () => (
    <>
      <JobLinks job={job} />
      <Toaster />
    </>
  ));
  return { user, title: job.title, link: `/jobs/${job.id}` };
}

const press = (name: string) => screen.getByRole('button', { name });

/** A browser that has a dialog of its own for sharing. */
function stubShare(share: () => Promise<void>) {
  const shared = vi.fn(share);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shared }));
  return shared;
}

describe('Share', () => {
  it('opens the dialog of the device', async () => {
    const { user, title, link } = open();
    const share = stubShare(() => Promise.resolve());
    await user.click(press('Share'));
    expect(share).toHaveBeenCalledExactlyOnceWith({ title, url: link });
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });

  it('says nothing when that dialog is closed', async () => {
    const { user } = open();
    const share = stubShare(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    await user.click(press('Share'));
    expect(share).toHaveBeenCalledOnce();
    expect(screen.queryByText(/did not allow sharing/)).not.toBeInTheDocument();
  });

  it('copies the link where the device has none', async () => {
    const { user, link } = open();
    await user.click(press('Share'));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('says where the link is if the browser refuses', async () => {
    const { user } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
    await user.click(press('Share'));
    expect(await screen.findByText(/did not allow sharing/)).toBeVisible();
  });
});

describe('Directions', () => {
  const place = { address: '404 Glenwood Ave', city: 'Raleigh', state: 'NC', zipCode: '27603' };
  const destination = encodeURIComponent('404 Glenwood Ave, Raleigh, NC 27603');

  it.each([
    [ANDROID, `https://www.google.com/maps/dir/?api=1&destination=${destination}`],
    [IPHONE, `https://maps.apple.com/?daddr=${destination}`],
  ])('lead to the map of the device', async (userAgent, address) => {
    const { user } = open(place);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const link = screen.getByRole('link', { name: 'Directions' });
    // The test's page stays.
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await user.click(link);
    expect(link).toHaveAttribute('href', address);
  });

  it('are missing for a remote job', () => {
    open({ locationType: 'Remote' });
    expect(screen.queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument();
  });
});

it('prints the page', async () => {
  const { user } = open();
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  await user.click(press('Print'));
  expect(printed).toHaveBeenCalledOnce();
});
