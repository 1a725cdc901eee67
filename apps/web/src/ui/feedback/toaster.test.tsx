import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Toaster } from './toaster.tsx';
import { toast } from './toast.ts';

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('toaster', () => {
  it('announces messages politely and failures assertively', () => {
    render(<Toaster />);
    act(() => {
      toast.success('Job saved');
      toast.error('Could not save', { description: 'Check the connection and try again.' });
    });
    expect(screen.getByRole('status')).toHaveTextContent('Job saved');
    expect(screen.getByRole('alert')).toHaveTextContent('Could not save');
  });

  it('disappears by itself, but not while hovered', () => {
    vi.useFakeTimers();
    render(<Toaster />);
    act(() => void toast.success('Job saved'));
    const region = screen.getByRole('region', { name: 'Notifications' });
    wait(4000);
    fireEvent.pointerEnter(region);
    wait(20_000);
    expect(screen.getByText('Job saved')).toBeInTheDocument();
    fireEvent.pointerLeave(region);
    wait(1600);
    expect(screen.queryByText('Job saved')).not.toBeInTheDocument();
  });

  it('runs its action once and disappears', async () => {
    const undo = vi.fn();
    render(<Toaster />);
    act(() => void toast.info('Job removed', { action: { label: 'Undo', onPress: undo } }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Job removed')).not.toBeInTheDocument();
  });

  it('keeps the second click of a double click from the page below', async () => {
    const below = vi.fn();
    render(
      <>
        <button type="button" onClick={below}>
          Below
        </button>
        <Toaster />
      </>,
    );
    act(() => void toast.info('Job removed', { action: { label: 'Undo', onPress: vi.fn() } }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const press = (detail: number) => {
      const button = screen.getByRole('button', { name: 'Below' });
      fireEvent.mouseDown(button, { detail });
      fireEvent.click(button, { detail });
    };
    press(2);
    expect(below).not.toHaveBeenCalled();
    press(1);
    expect(below).toHaveBeenCalledOnce();
  });

  it('is reached by F8 and gives the focus back when dismissed', async () => {
    render(
      <>
        <button type="button">Save</button>
        <Toaster />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    act(() => void toast.success('Job saved'));
    await userEvent.keyboard('{F8}');
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('replaces and removes toasts about the same action', () => {
    render(<Toaster />);
    act(() => {
      toast.error('Job not saved', { about: 'save' });
      toast.error('Other', { about: 'apply' });
      toast.success('Job saved', { about: 'save' });
    });
    expect(screen.queryByText('Job not saved')).not.toBeInTheDocument();
    expect(screen.getByText('Job saved')).toBeInTheDocument();
    act(() => {
      toast.settle('apply');
    });
    expect(screen.queryByText('Other')).not.toBeInTheDocument();
  });

  it('shows only the newest on a phone', () => {
    render(<Toaster />);
    act(() => {
      toast.error('Older');
      toast.success('Newer');
    });
    expect(screen.getByRole('alert')).toHaveClass('max-md:hidden');
    expect(screen.getByText('Newer').closest('[data-newest]')).not.toHaveClass('max-md:hidden');
  });

  it('shows at most the three newest', () => {
    render(<Toaster />);
    act(() => {
      for (const title of ['One', 'Two', 'Three', 'Four']) toast.info(title);
    });
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  });
});
