import type { WeeklySpan } from '@nextshift/contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WeekGrid } from './week-grid.tsx';

const words = { on: 'free', off: 'not free', part: 'partly free' };
let week: readonly WeeklySpan[];

beforeEach(() => {
  week = [];
});

interface Shown {
  readonly value?: readonly WeeklySpan[];
  readonly marks?: readonly WeeklySpan[];
  readonly disabled?: boolean;
}

function Week({ value = [], marks, disabled = false }: Shown) {
  const [spans, setSpans] = useState<readonly WeeklySpan[]>(value);
  const change = (next: WeeklySpan[]) => {
    week = next;
    setSpans(next);
  };
  return (
    <WeekGrid
      label="Free time"
      value={spans}
      onChange={change}
      words={words}
      disabled={disabled}
      {...(marks ? { marks: { spans: marks, word: 'class' } } : {})}
    />
  );
}

const cell = (name: string) => screen.getByLabelText(name, { selector: '[role=gridcell]' });
const focusCell = (name: string) => {
  act(() => {
    cell(name).focus();
  });
};

describe('week grid by keyboard', () => {
  it('says what to press', () => {
    render(<Week />);
    expect(screen.getByRole('grid')).toHaveAccessibleDescription(
      'By keyboard: arrow keys move, Space or Enter marks half an hour, Shift with arrow keys marks more.',
    );
  });

  it('has one stop for Tab, and paints with Space', async () => {
    render(<Week />);
    await userEvent.tab();
    await userEvent.tab();
    expect(cell('Monday 9:00 AM, not free')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(cell('Monday 9:00 AM, free')).toHaveFocus();
    expect(week).toEqual([{ weekday: 'mon', start: '09:00', end: '09:30' }]);
    expect(screen.getByRole('status')).toHaveTextContent('Monday 9:00 AM to 9:30 AM, free');
    await userEvent.keyboard('{Enter}');
    expect(week).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Monday 9:00 AM to 9:30 AM, not free');
  });

  it('moves by arrows, by two hours, and to the ends', async () => {
    render(<Week />);
    focusCell('Monday 9:00 AM, not free');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell('Tuesday 9:30 AM, not free')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{ArrowUp}{End}');
    expect(cell('Sunday 7:00 AM, not free')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Control>}{Home}{/Control}{ArrowUp}{ArrowLeft}');
    expect(cell('Monday 5:00 AM, not free')).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}{PageDown}');
    expect(cell('Sunday 11:30 PM, not free')).toHaveFocus();
  });

  it('paints on with Shift and arrows, and takes back what it leaves again', async () => {
    render(<Week />);
    focusCell('Tuesday 9:00 AM, not free');
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowUp}{/Shift}');
    expect(week).toEqual([
      { weekday: 'tue', start: '09:00', end: '10:00' },
      { weekday: 'wed', start: '09:00', end: '10:00' },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Tuesday to Wednesday 9:00 AM to 10:00 AM, free',
    );
  });

  it('clears with Shift from a cell that is not free, as a stroke of its own', async () => {
    render(<Week value={[{ weekday: 'tue', start: '09:30', end: '12:00' }]} />);
    focusCell('Tuesday 9:00 AM, not free');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(week).toEqual([{ weekday: 'tue', start: '10:00', end: '12:00' }]);
  });

  it('opens the night, and keeps one over midnight in one piece', async () => {
    render(<Week value={[{ weekday: 'fri', start: '22:00', end: '00:00' }]} />);
    expect(screen.queryByLabelText(/12:00 AM/)).toBeNull();
    const night = screen.getByRole('button', { name: 'Midnight to 5 AM' });
    await userEvent.click(night);
    expect(night).toHaveAttribute('aria-expanded', 'true');
    focusCell('Saturday 12:00 AM, not free');
    await userEvent.keyboard(' ');
    expect(week).toEqual([{ weekday: 'fri', start: '22:00', end: '00:30' }]);
  });

  it('changes nothing when disabled', async () => {
    render(<Week disabled />);
    focusCell('Monday 9:00 AM, not free');
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(cell('Monday 9:00 AM, not free'));
    expect(week).toEqual([]);
  });
});

describe('week grid', () => {
  it('names each cell, those painted in part and those that something else takes', () => {
    render(
      <Week
        value={[{ weekday: 'tue', start: '09:00', end: '09:50' }]}
        marks={[{ weekday: 'tue', start: '09:10', end: '09:25' }]}
      />,
    );
    expect(cell('Tuesday 9:00 AM, free, class')).toHaveAttribute('aria-selected', 'true');
    expect(cell('Tuesday 9:30 AM, partly free')).toBeVisible();
    expect(cell('Tuesday 10:00 AM, not free')).toHaveAttribute('aria-selected', 'false');
    const [days] = screen.getAllByRole('row');
    expect(days && within(days).getAllByRole('columnheader')[1]).toHaveAccessibleName('Tuesday');
    expect(screen.getByRole('rowheader', { name: '9:30 AM' })).toBeInTheDocument();
  });

  it('keeps minutes that it does not paint', async () => {
    render(<Week value={[{ weekday: 'tue', start: '09:10', end: '09:50' }]} />);
    await userEvent.click(cell('Tuesday 10:00 AM, not free'));
    expect(week).toEqual([
      { weekday: 'tue', start: '09:10', end: '09:50' },
      { weekday: 'tue', start: '10:00', end: '10:30' },
    ]);
  });

  it('toggles a cell by click, and paints by dragging over others', async () => {
    render(<Week />);
    await userEvent.click(cell('Monday 9:00 AM, not free'));
    expect(week).toEqual([{ weekday: 'mon', start: '09:00', end: '09:30' }]);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: cell('Monday 9:00 AM, free') },
      { target: cell('Monday 10:00 AM, not free') },
      { keys: '[/MouseLeft]' },
      { target: cell('Friday 3:00 PM, not free') },
    ]);
    expect(week).toEqual([]);
  });

  it('leaves a finger that moves to scrolling, and paints with one that rests', () => {
    vi.useFakeTimers();
    render(<Week />);
    const touch = { pointerType: 'touch', pointerId: 1, button: 0 };
    const start = cell('Monday 9:00 AM, not free');
    const end = cell('Monday 10:00 AM, not free');
    fireEvent.pointerDown(start, touch);
    fireEvent.touchMove(start);
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    fireEvent.pointerMove(end, touch);
    fireEvent.pointerCancel(start, touch);
    expect(week).toEqual([]);

    fireEvent.pointerDown(start, touch);
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    fireEvent.pointerMove(end, touch);
    expect(fireEvent.touchMove(end)).toBe(false);
    fireEvent.pointerUp(end, touch);
    fireEvent.click(end);
    expect(week).toEqual([{ weekday: 'mon', start: '09:00', end: '10:30' }]);
    vi.useRealTimers();
  });
});
