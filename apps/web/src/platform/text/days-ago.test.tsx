import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ageOn, RenderedDay, useDaysAgo } from './days-ago.ts';

it.each([
  ['2026-11-20T15:00:00.000Z', 'Today', 'Nov 20, 2026'],
  // 9 p.m. of the day before, in the jobs' time zone.
  ['2026-11-20T02:00:00.000Z', 'Yesterday', 'Nov 19, 2026'],
  ['2026-11-18T15:00:00.000Z', '2 days ago', 'Nov 18, 2026'],
  // Across the end of daylight saving time.
  ['2026-10-21T15:00:00.000Z', '30 days ago', 'Oct 21, 2026'],
  ['2026-10-20T15:00:00.000Z', 'Oct 20, 2026', 'Oct 20, 2026'],
  // Posted since the page was rendered.
  ['2026-11-21T15:00:00.000Z', 'Today', 'Nov 21, 2026'],
])('calls %s %s', (iso, words, date) => {
  expect(ageOn('2026-11-20', iso)).toEqual({ words, date });
});

const POSTED = '2026-11-18T15:00:00.000Z';

function Words() {
  return <p>{useDaysAgo(POSTED).words}</p>;
}

const page = (
  <RenderedDay value="2026-11-19">
    <Words />
  </RenderedDay>
);

it('uses the server’s day in a cached document, and today once it has hydrated', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T15:00:00.000Z') });
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(screen.getByText('Yesterday')).toBeInTheDocument();
  // A hydration mismatch would be printed, which fails the test.
  const root = await act(() => hydrateRoot(container, page));
  expect(screen.getByText('2 days ago')).toBeInTheDocument();

  vi.setSystemTime(Date.parse('2026-11-21T15:00:00.000Z'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText('3 days ago')).toBeInTheDocument();
  act(() => {
    root.unmount();
  });
  container.remove();
});

it('is never earlier than the server’s day', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-17T15:00:00.000Z') });
  render(page);
  expect(screen.getByText('Yesterday')).toBeInTheDocument();
});
