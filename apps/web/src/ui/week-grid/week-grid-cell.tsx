import { clsx } from 'clsx';
import { memo } from 'react';
import type { CellState } from './week-cells.ts';

export interface WeekGridCellProps {
  day: number;
  row: number;
  /** `Tuesday 9:00 AM, free`. */
  name: string;
  state: CellState;
  /** Something else takes this time. */
  marked: boolean;
  /** Whether the cell above, or below, is of the same block. */
  joinsAbove: boolean;
  joinsBelow: boolean;
  /** Hours of the block that starts here, where there is room for them. */
  hours: string | null;
  focusable: boolean;
  disabled: boolean;
}

/** Half an hour of a day. */
export const WeekGridCell = memo(function WeekGridCell({
  day,
  row,
  name,
  state,
  marked,
  joinsAbove,
  joinsBelow,
  hours,
  focusable,
  disabled,
}: WeekGridCellProps) {
  return (
    <td
      role="gridcell"
      aria-label={name}
      aria-selected={state !== 'off'}
      aria-disabled={disabled || undefined}
      data-cell={`${String(day)} ${String(row)}`}
      tabIndex={focusable ? 0 : -1}
      className={clsx(
        'relative h-6 border-l border-line p-0 focus-visible:z-2 focus-visible:-outline-offset-2',
        row % 2 === 0 ? 'border-t' : 'border-t border-t-line/40',
        !disabled && 'cursor-cell',
        state === 'off' && !disabled && 'hover:bg-brand-soft',
      )}
    >
      {state === 'off' ? null : (
        <span
          className={clsx(
            'pointer-events-none absolute inset-x-px forced-chosen',
            state === 'on' ? 'bg-brand' : 'bg-brand/50',
            joinsAbove ? '-top-px' : 'top-0 rounded-t-lg',
            joinsBelow ? 'bottom-0' : 'bottom-px rounded-b-lg',
          )}
        />
      )}
      {marked ? (
        <span
          className={clsx(
            'pointer-events-none absolute inset-x-px inset-y-0 forced-colors:border forced-colors:border-dashed',
            state === 'off' ? 'week-grid-mark text-ink-soft' : 'week-grid-mark text-on-brand',
          )}
        />
      ) : null}
      {hours ? (
        <span
          aria-hidden="true"
          className={clsx(
            'pointer-events-none absolute top-1 left-1 z-1 hidden max-w-[calc(100%-0.5rem)] truncate rounded px-1 text-xs leading-4 font-semibold text-on-brand sm:block',
            marked && 'bg-brand',
          )}
        >
          {hours}
        </span>
      ) : null}
    </td>
  );
});
