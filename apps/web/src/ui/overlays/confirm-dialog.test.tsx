import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const onConfirm = vi.fn();

function Question(parts: Partial<ConfirmDialogProps>) {
  return (
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Delete it?"
      description="It is gone then."
      confirmLabel="Delete"
      pending={false}
      pendingLabel="Deleting..."
      error={undefined}
      onConfirm={onConfirm}
      {...parts}
    />
  );
}

function pressTwice() {
  const button = screen.getByRole('button', { name: 'Delete' });
  act(() => {
    button.click();
    button.click();
  });
}

it('counts two quick presses as one, and accepts another after a failure', () => {
  const { rerender } = render(<Question />);
  pressTwice();
  expect(onConfirm).toHaveBeenCalledOnce();
  rerender(<Question pending />);
  rerender(<Question error="It is still there." />);
  pressTwice();
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

it('fills Cancel, not an irreversible action', () => {
  const { rerender } = render(<Question />);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveClass('bg-brand');
  expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveClass('bg-brand');
  rerender(<Question tone="primary" />);
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveClass('bg-brand');
});
