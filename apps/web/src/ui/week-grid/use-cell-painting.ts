import type { WeeklySpan } from '@nextshift/contract';
import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { nameOfCells, paintCells, statesOfWeek, type WeekCell } from './week-cells.ts';

/** How long a finger rests before it paints; one that moves sooner scrolls. */
const HOLD_MS = 300;

interface Stroke {
  readonly from: WeekCell;
  readonly on: boolean;
  /** The week before the stroke: cells that it leaves again are as they were. */
  readonly base: readonly WeeklySpan[];
}

export interface CellPainting {
  /** What was painted last, in words. */
  readonly painted: string;
  toggle: (cell: WeekCell) => void;
  /** Paints from where Shift was pressed to a cell, in the state of the first. */
  extend: (from: WeekCell, to: WeekCell) => void;
  endStroke: () => void;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onGotPointerCapture: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/** Paints cells of a week grid: at once by mouse and pen, after a rest by finger. */
export function useCellPainting(
  table: RefObject<HTMLTableElement | null>,
  value: readonly WeeklySpan[],
  {
    words,
    onChange,
  }: {
    readonly words: { readonly on: string; readonly off: string };
    readonly onChange: (value: WeeklySpan[]) => void;
  },
): CellPainting {
  const stroke = useRef<Stroke | null>(null);
  const hold = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // A press that painted also ends as a click, which must not toggle its cell.
  const hasPainted = useRef(false);
  const [painted, setPainted] = useState('');

  const isOn = (cell: WeekCell) => statesOfWeek(value)[cell.day]?.[cell.row] === 'on';

  const paintTo = (to: WeekCell) => {
    if (!stroke.current) return;
    const { from, on, base } = stroke.current;
    onChange(paintCells(base, { from, to, on }));
    setPainted(`${nameOfCells(from, to)}, ${on ? words.on : words.off}`);
  };

  const begin = (from: WeekCell, on: boolean) => {
    stroke.current = { from, on, base: value };
    paintTo(from);
  };

  const endStroke = () => {
    clearTimeout(hold.current);
    stroke.current = null;
  };

  useEffect(() => {
    const grid = table.current;
    const keepFromScrolling = (event: TouchEvent) => {
      if (stroke.current) event.preventDefault();
      else clearTimeout(hold.current);
    };
    grid?.addEventListener('touchmove', keepFromScrolling, { passive: false });
    window.addEventListener('pointerup', endStroke);
    window.addEventListener('pointercancel', endStroke);
    return () => {
      endStroke();
      grid?.removeEventListener('touchmove', keepFromScrolling);
      window.removeEventListener('pointerup', endStroke);
      window.removeEventListener('pointercancel', endStroke);
    };
  }, [table]);

  return {
    painted,
    endStroke,
    toggle: (cell) => {
      begin(cell, !isOn(cell));
      endStroke();
    },
    extend: (from, to) => {
      stroke.current ??= { from, on: isOn(from), base: value };
      paintTo(to);
    },
    handlers: {
      onPointerDown: (event) => {
        const cell = cellOf(event.target);
        hasPainted.current = false;
        if (!cell || event.button !== 0) return;
        const paint = () => {
          hasPainted.current = true;
          begin(cell, !isOn(cell));
        };
        if (event.pointerType !== 'touch') {
          paint();
          return;
        }
        clearTimeout(hold.current);
        hold.current = setTimeout(paint, HOLD_MS);
      },
      // A finger captures its first cell; moves over others are those of a stroke.
      onGotPointerCapture: (event) => {
        if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const cell = cellOf(event.target);
        if (cell) paintTo(cell);
      },
      onClick: (event) => {
        const cell = cellOf(event.target);
        if (cell && !hasPainted.current) {
          begin(cell, !isOn(cell));
          endStroke();
        }
        hasPainted.current = false;
      },
    },
  };
}

/** The cell that an element shows; null outside of them. */
export function cellOf(target: EventTarget | null): WeekCell | null {
  if (!(target instanceof Element)) return null;
  const key = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (!key) return null;
  const [day = 0, row = 0] = key.split(' ').map(Number);
  return { day, row };
}
