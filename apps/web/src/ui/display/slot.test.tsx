import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Slot } from './slot.tsx';

it('gives its classes and handlers to its child, and keeps those of the child', async () => {
  const [own, given] = [vi.fn(), vi.fn()];
  render(
    <Slot className="given" aria-label="Given" title="Hint" onClick={given}>
      <button type="button" className="own" aria-label="Own" onClick={own}>
        Press
      </button>
    </Slot>,
  );
  const button = screen.getByRole('button', { name: 'Own' });
  expect(button).toHaveClass('given', 'own');
  expect(button).toHaveAttribute('title', 'Hint');
  await userEvent.click(button);
  expect(own).toHaveBeenCalledOnce();
  expect(given).toHaveBeenCalledOnce();
});
