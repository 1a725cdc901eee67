import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useFirstValue } from './use-first-value.ts';

let now = 'later';
let renders = 0;

function Shown() {
  renders += 1;
  return <p>{useFirstValue(() => now, 'on the server')}</p>;
}

it('keeps what the server rendered, without rendering anew', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Shown />);
  document.body.append(container);
  renders = 0;
  // A hydration mismatch would be printed, which fails the test.
  const root = await act(() => hydrateRoot(container, <Shown />));
  expect(screen.getByText('on the server')).toBeInTheDocument();
  expect(renders).toBe(1);
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
