import { getInterview, type Interview, streamLive } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve, serveApi } from '../test/api-server.ts';
import { renderPage } from '../test/render-page.tsx';
import { BOOKED } from '../test/samples.ts';
import { SEEKER_ID, signInSeeker } from '../test/seeker.ts';
import { interviewKeys } from './entities/application/interview-keys.ts';
import { followNews } from './follow-news.ts';
import InterviewPage from './pages/seeker/interview.tsx';
import { getQueryClient } from './platform/api/query-client.ts';
import { createStreamProgress } from './platform/live/stream-progress.ts';

serveApi();

const CANCELLED: Interview = { ...BOOKED, status: 'cancelled', cancelledBy: null };

let tell: (kind: string) => void;
let stop: () => void;

beforeEach(() => {
  signInSeeker();
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const write = (text: string) => void writer.write(text).catch(() => undefined);
  tell = (kind) => {
    write(`id: 2.2\nevent: ${kind}\ndata: {"id":"${BOOKED.applicationId}"}\n\n`);
  };
  write('id: 1.1\n\n');
  serve(
    streamLive,
    () =>
      new HttpResponse(readable.pipeThrough(new TextEncoderStream()), {
        headers: { 'content-type': 'text/event-stream' },
      }),
  );
  // The page before has heard of it all.
  sessionStorage.setItem('live', '1.1');
  stop = followNews({ kind: 'seeker', accountId: SEEKER_ID }, createStreamProgress());
});

afterEach(() => {
  stop();
});

async function openBooked() {
  serve(getInterview, () => ({ interview: BOOKED, slots: [] }));
  renderPage(`/interviews/${BOOKED.applicationId}`, '/interviews/:applicationId', InterviewPage);
  expect(await screen.findByText('Booked')).toBeVisible();
}

it('shows at once that an interview ended with its application', async () => {
  await openBooked();
  serve(getInterview, () => ({ interview: CANCELLED, slots: [] }));
  tell('application');
  expect(await screen.findByText('Canceled')).toBeVisible();
});

/** News whose interview cannot be read; afterwards it could. */
async function missNews() {
  serve(getInterview, () => HttpResponse.error());
  tell('interview');
  const key = interviewKeys.one(SEEKER_ID, BOOKED.applicationId);
  await vi.waitFor(() => {
    expect(getQueryClient().getQueryState(key)).toMatchObject({ status: 'error' });
  });
  serve(getInterview, () => ({ interview: CANCELLED, slots: [] }));
}

it('reads what it missed once the device is online again', async () => {
  await openBooked();
  dispatchEvent(new Event('offline'));
  await missNews();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Canceled', {}, { timeout: 5_000 })).toBeVisible();
});

it('asks again later for news that could not be read', async () => {
  await openBooked();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await missNews();
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(await screen.findByText('Canceled')).toBeVisible();
});
