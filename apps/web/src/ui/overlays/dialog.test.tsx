import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FocusEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from '../forms/text-field.tsx';

function Example({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Change
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Location"
        description="Where you look for work."
        dismissible={dismissible}
        footer={<button type="button">Save</button>}
      >
        <TextField label="City" />
      </Dialog>
    </>
  );
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Change' }));

describe('dialog', () => {
  it('has a name and a description, and focuses its first field', async () => {
    render(<Example />);
    await openIt();
    const dialog = screen.getByRole('dialog', { name: 'Location' });
    expect(dialog).toHaveAccessibleDescription('Where you look for work.');
    expect(screen.getByLabelText('City')).toHaveFocus();
  });

  it('keeps what its form submits from the form around it', async () => {
    const onInside = vi.fn((event: SubmitEvent) => {
      event.preventDefault();
    });
    const onAround = vi.fn();
    render(
      <form onSubmit={onAround}>
        <Dialog open title="Templates" onOpenChange={vi.fn()}>
          <form onSubmit={({ nativeEvent }) => onInside(nativeEvent)}>
            <button type="submit">Save</button>
          </form>
        </Dialog>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onInside).toHaveBeenCalledOnce();
    expect(onAround).not.toHaveBeenCalled();
  });

  it('takes an Esc for itself as soon as it is open, not for the dialog below', async () => {
    const onBelow = vi.fn();
    const onAbove = vi.fn();
    const pressEsc = ({ target }: FocusEvent) =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    const nested = (isOpen: boolean) => (
      <Dialog open title="Job" onOpenChange={onBelow}>
        <Dialog open={isOpen} title="Report" onOpenChange={onAbove}>
          <input aria-label="Note" onFocus={pressEsc} />
        </Dialog>
      </Dialog>
    );
    const { rerender } = render(nested(false));
    rerender(nested(true));
    expect(await screen.findByLabelText('Note')).toHaveFocus();
    expect(onAbove).toHaveBeenCalledExactlyOnceWith(false);
    expect(onBelow).not.toHaveBeenCalled();
  });

  it('keeps the second click of a double click that closed it from the page behind it', async () => {
    const onBehind = vi.fn();
    const { rerender } = render(
      <>
        <Dialog open title="Delete it?" onOpenChange={vi.fn()} />
      </>,
    );
    rerender(
      <>
        <Dialog open={false} title="Delete it?" onOpenChange={vi.fn()} />
        <button type="button" onClick={onBehind}>
          Behind
        </button>
      </>,
    );
    const press = (detail: number) => {
      const behind = screen.getByRole('button', { name: 'Behind' });
      fireEvent.mouseDown(behind, { detail });
      fireEvent.click(behind, { detail });
    };
    press(2);
    expect(onBehind).not.toHaveBeenCalled();
    press(1);
    press(2);
    expect(onBehind).toHaveBeenCalledTimes(2);
  });

  it('returns the focus to its opener when Esc closes it', async () => {
    render(<Example />);
    await openIt();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  it('traps the Tab key', async () => {
    render(<Example />);
    await openIt();
    const dialog = screen.getByRole('dialog');
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      expect(dialog).toBe(document.activeElement?.closest('[role=dialog]'));
    }
  });

  it('injects no style element', async () => {
    render(<Example />);
    await openIt();
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  it('stays open on Esc while it must not be dismissed', async () => {
    render(<Example dismissible={false} />);
    await openIt();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });
});

describe('confirm dialog', () => {
  const confirm = {
    open: true,
    title: 'Delete Video',
    description: 'This action cannot be undone.',
    confirmLabel: 'Delete',
    pendingLabel: 'Deleting...',
  };

  it('starts on Cancel and confirms on the other button', async () => {
    const onConfirm = vi.fn();
    render(
      <ConfirmDialog
        {...confirm}
        pending={false}
        error={undefined}
        onOpenChange={vi.fn()}
        onConfirm={onConfirm}
      />,
    );
    expect(screen.getByRole('alertdialog', { name: 'Delete Video' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('shows progress, cannot be closed meanwhile, and shows a failure', async () => {
    const onOpenChange = vi.fn();
    const onConfirm = vi.fn();
    render(
      <ConfirmDialog
        {...confirm}
        pending
        error="The video could not be deleted. Try again."
        onOpenChange={onOpenChange}
        onConfirm={onConfirm}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Deleting...' }));
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('could not be deleted');
  });
});
