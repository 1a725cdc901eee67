import { type WeeklySpan, weekdayLabels, weekdays } from '@nextshift/contract';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { cellOf, useCellPainting } from './use-cell-painting.ts';
import {
  type CellState,
  DAY_NAMES,
  isAnythingBefore,
  ROWS,
  shortTimeOfRow,
  statesOfWeek,
  timeOfRow,
  type WeekCell,
} from './week-cells.ts';
import { WeekGridCell } from './week-grid-cell.tsx';

export interface WeekGridWords {
  /** What painted time is: `free`. */
  on: string;
  /** What other time is: `not free`. */
  off: string;
  /** What half an hour is of which a part is painted: `partly free`. */
  part: string;
}

export interface WeekGridProps {
  /** Names the grid for screen readers, e.g. 'Free time'. */
  label: string;
  help?: ReactNode;
  value: readonly WeeklySpan[];
  /** Times that touch arrive merged, a night over midnight in one piece. */
  onChange: (value: WeeklySpan[]) => void;
  words: WeekGridWords;
  /** Times that something else takes, such as classes: shown hatched and named, not changed. */
  marks?: { readonly spans: readonly WeeklySpan[]; readonly word: string };
  disabled?: boolean;
  className?: string;
}

/** Rows before this one are the night, and folded until it is used. */
const MORNING = 10;
const NO_SPANS: readonly WeeklySpan[] = [];
const PAGE = 4;

/**
 * A week in half hours to paint: by mouse at once, by finger after a rest, by keyboard with arrows, Space, and Shift with
 * arrows. The names of the days stick at `--week-grid-top`.
 */
export function WeekGrid({
  label,
  help,
  value,
  onChange,
  words,
  marks,
  disabled = false,
  className,
}: WeekGridProps) {
  const helpId = useId();
  const keysId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<WeekCell>({ day: 0, row: 18 });
  const [nightOpened, setNightOpened] = useState(false);
  const shiftedFrom = useRef<WeekCell | null>(null);
  const painting = useCellPainting(table, value, { words, onChange });

  const states = useMemo(() => statesOfWeek(value), [value]);
  const markSpans = marks?.spans ?? NO_SPANS;
  const marked = useMemo(() => statesOfWeek(markSpans), [markSpans]);
  const nightUsed = isAnythingBefore(states, MORNING) || isAnythingBefore(marked, MORNING);
  const firstRow = nightOpened || nightUsed ? 0 : MORNING;

  const handleKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!disabled && !event.repeat) painting.toggle(cell);
      return;
    }
    const next = nextCell(cell, event, firstRow);
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey && !disabled) {
      shiftedFrom.current ??= cell;
      painting.extend(shiftedFrom.current, next);
    }
    setFocused(next);
    table.current
      ?.querySelector<HTMLElement>(`[data-cell="${String(next.day)} ${String(next.row)}"]`)
      ?.focus();
  };

  const endShift = () => {
    shiftedFrom.current = null;
    painting.endStroke();
  };

  const rows = Array.from({ length: ROWS - firstRow }, (_, index) => firstRow + index);
  const focusedRow = Math.max(focused.row, firstRow);

  return (
    <div className={clsx('min-w-0', className)}>
      {help ? (
        <p id={helpId} className="text-sm text-ink-soft">
          {help}
        </p>
      ) : null}
      {/* Described by it also where it is not shown. */}
      <p id={keysId} className="mb-3 text-sm text-ink-soft pointer-coarse:hidden">
        By keyboard: arrow keys move, Space or Enter marks half an hour, Shift with arrow keys marks
        more.
      </p>
      {nightUsed ? null : (
        <button
          type="button"
          aria-expanded={nightOpened}
          onClick={() => {
            setNightOpened(!nightOpened);
          }}
          className="mb-1 inline-flex min-h-9 items-center gap-1.5 rounded-full text-sm font-semibold text-ink-soft hover:text-ink"
        >
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-4 transition-transform', nightOpened && 'rotate-180')}
          />
          Midnight to 5 AM
        </button>
      )}
      <table
        ref={table}
        role="grid"
        aria-label={label}
        aria-describedby={help ? `${helpId} ${keysId}` : keysId}
        aria-multiselectable="true"
        aria-disabled={disabled || undefined}
        className="w-full table-fixed border-separate border-spacing-0 select-none [-webkit-touch-callout:none]"
        onKeyDown={handleKeyDown}
        onKeyUp={(event) => {
          if (event.key === 'Shift') endShift();
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) endShift();
        }}
        onFocus={(event) => {
          const cell = cellOf(event.target);
          if (cell) setFocused(cell);
        }}
        onContextMenu={(event) => {
          event.preventDefault();
        }}
        {...(disabled ? {} : painting.handlers)}
      >
        <thead className="sticky top-[var(--week-grid-top,0px)] z-3 bg-surface">
          <tr>
            <td className="w-10 sm:w-16" />
            {weekdays.map((day, index) => (
              <th
                key={day}
                scope="col"
                aria-label={DAY_NAMES[index]}
                className="border-b border-line-strong py-2 text-center text-[min(0.75rem,4.2vw)] font-semibold whitespace-nowrap sm:text-sm"
              >
                {weekdayLabels[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th
                scope="row"
                className="relative h-6 p-0 pr-1.5 text-right align-top text-[0.6875rem] leading-none font-medium whitespace-nowrap text-ink-soft tabular-nums sm:pr-2.5 sm:text-xs"
              >
                <VisuallyHidden>{timeOfRow(row)}</VisuallyHidden>
                {row % 2 === 0 ? (
                  <span aria-hidden="true" className="relative top-0.5">
                    {shortTimeOfRow(row)}
                  </span>
                ) : null}
              </th>
              {DAY_NAMES.map((dayName, day) => {
                const state = states[day]?.[row] ?? 'off';
                const isMarked = marked[day]?.[row] !== 'off';
                return (
                  <WeekGridCell
                    key={dayName}
                    day={day}
                    row={row}
                    name={[
                      `${dayName} ${timeOfRow(row)}`,
                      words[state],
                      ...(isMarked && marks ? [marks.word] : []),
                    ].join(', ')}
                    state={state}
                    marked={isMarked}
                    joinsAbove={(states[day]?.[row - 1] ?? 'off') !== 'off'}
                    joinsBelow={(states[day]?.[row + 1] ?? 'off') !== 'off'}
                    hours={hoursFrom(states[day] ?? [], row, firstRow)}
                    focusable={day === focused.day && row === focusedRow}
                    disabled={disabled}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {painting.painted}
      </p>
    </div>
  );
}

/** `9 AM to 12 PM` in the first cell of a block; null in its others, and where it starts within a half hour. */
function hoursFrom(day: readonly CellState[], row: number, firstRow: number): string | null {
  if (day[row] !== 'on' || (row > firstRow && day[row - 1] !== 'off')) return null;
  let end = row;
  while (day[end] === 'on') end += 1;
  if (day[end] === 'part') return null;
  return `${shortTimeOfRow(row)} to ${shortTimeOfRow(end)}`;
}

function nextCell(
  { day, row }: WeekCell,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  firstRow: number,
): WeekCell | null {
  const moves: Record<string, WeekCell> = {
    ArrowLeft: { day: day - 1, row },
    ArrowRight: { day: day + 1, row },
    ArrowUp: { day, row: row - 1 },
    ArrowDown: { day, row: row + 1 },
    PageUp: { day, row: row - PAGE },
    PageDown: { day, row: row + PAGE },
    Home: { day: 0, row: ctrlKey ? firstRow : row },
    End: { day: DAY_NAMES.length - 1, row: ctrlKey ? ROWS - 1 : row },
  };
  const next = moves[key];
  return next
    ? {
        day: Math.min(Math.max(next.day, 0), DAY_NAMES.length - 1),
        row: Math.min(Math.max(next.row, firstRow), ROWS - 1),
      }
    : null;
}
