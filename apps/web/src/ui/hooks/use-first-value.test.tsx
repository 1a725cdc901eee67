import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { useFirstValue } from './use-first-value.ts';

let now = 'later';

function Shown() {
  return <p>{useFirstValue(() => now, 'on the server')}</p>;
}

it('keeps what the server rendered, without rendering anew', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Shown />);
  document.body.append(container);
  const onRender = vi.fn();
  // A hydration mismatch would be printed, which fails the test.
  const root = await act(() =>
    hydrateRoot(
      container,
      <Profiler id="shown" onRender={onRender}>
        <Shown />
      </Profiler>,
    ),
  );
  expect(screen.getByText('on the server')).toBeInTheDocument();
  expect(onRender).toHaveBeenCalledOnce();
  act(() => {
    root.unmount();
  });
  container.remove();
});

it('reads once when it is mounted in the browser', () => {
  const { rerender } = render(<Shown />);
  now = 'much later';
  rerender(<Shown />);
  expect(screen.getByText('later')).toBeInTheDocument();
});
