import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useHour } from './use-hour.ts';

function Hour() {
  return <p>{String(useHour())}</p>;
}

it('is the hour of the reader, and goes on', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 9, 44) });
  render(<Hour />);
  expect(screen.getByText('9.5')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('9.75')).toBeInTheDocument();
});

it('is unknown to the server', () => {
  expect(renderToString(<Hour />)).toBe('<p>null</p>');
});
