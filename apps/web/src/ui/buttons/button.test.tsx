import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('says what is happening and does not submit twice while pending', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" pending pendingLabel="Saving...">
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('styles a link', () => {
  render(
    <Button asChild variant="accent">
      <a href="/jobs">Browse jobs</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveClass('bg-marigold');
});
