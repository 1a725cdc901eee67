import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

let isLeft = false;

afterEach(() => {
  expect(screen.queryByText('A screen')).not.toBeInTheDocument();
  isLeft = true;
});

it('shows a screen', () => {
  render(<p>A screen</p>);
  expect(screen.getByText('A screen')).toBeInTheDocument();
});

it('has left it before the hooks of its file ran', () => {
  expect(isLeft).toBe(true);
});
