import {
  formatTimeOfDay,
  normalizeRanges,
  rangesOfSpans,
  spansOfRanges,
  subtractRanges,
  type WeekRange,
  type WeeklySpan,
} from '@nextshift/contract';

/** Half an hour of a day: `day` from Monday on, `row` from midnight on. */
export interface WeekCell {
  readonly day: number;
  readonly row: number;
}

export type CellState = 'on' | 'part' | 'off';

export const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Minutes of a cell. */
const STEP = 30;
const DAY_MINUTES = 24 * 60;
export const ROWS = DAY_MINUTES / STEP;

function rangeOfRows(day: number, from: number, to: number): WeekRange {
  return { from: day * DAY_MINUTES + from * STEP, to: day * DAY_MINUTES + to * STEP };
}

/** How much of each cell weekly spans cover, by day and row. */
export function statesOfWeek(spans: readonly WeeklySpan[]): CellState[][] {
  const covered = DAY_NAMES.map(() => Array<number>(ROWS).fill(0));
  for (const { from, to } of rangesOfSpans(spans)) {
    for (let cell = Math.floor(from / STEP); cell * STEP < to; cell += 1) {
      const minutes = Math.min(to, (cell + 1) * STEP) - Math.max(from, cell * STEP);
      const day = covered[Math.floor(cell / ROWS)];
      if (day) day[cell % ROWS] = (day[cell % ROWS] ?? 0) + minutes;
    }
  }
  return covered.map((day) => day.map(stateOfMinutes));
}

function stateOfMinutes(minutes: number): CellState {
  if (minutes === 0) return 'off';
  return minutes === STEP ? 'on' : 'part';
}

/** Weekly spans with all cells between two corners added or taken out. */
export function paintCells(
  spans: readonly WeeklySpan[],
  { from, to, on }: { readonly from: WeekCell; readonly to: WeekCell; readonly on: boolean },
): WeeklySpan[] {
  const rectangle: WeekRange[] = [];
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  for (let day = Math.min(from.day, to.day); day <= Math.max(from.day, to.day); day += 1) {
    rectangle.push(rangeOfRows(day, top, bottom + 1));
  }
  const painted = rangesOfSpans(spans);
  return spansOfRanges(
    on ? normalizeRanges([...painted, ...rectangle]) : subtractRanges(painted, rectangle),
  );
}

/** Whether spans cover anything of the rows before `row`. */
export function isAnythingBefore(states: readonly (readonly CellState[])[], row: number): boolean {
  return states.some((day) => day.slice(0, row).some((state) => state !== 'off'));
}

/** `9:30 AM`. */
export function timeOfRow(row: number): string {
  const minutes = (row * STEP) % DAY_MINUTES;
  const hour = Math.floor(minutes / 60);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${String(twelve)}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `9 AM` at full hours. */
export function shortTimeOfRow(row: number): string {
  const minutes = (row * STEP) % DAY_MINUTES;
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return formatTimeOfDay(parts.map((part) => String(part).padStart(2, '0')).join(':'));
}

/** What a painted rectangle is, in words: `Monday to Friday 9:00 AM to 12:00 PM`. */
export function nameOfCells(from: WeekCell, to: WeekCell): string {
  const days = [from.day, to.day].toSorted((one, other) => one - other);
  const [first, last] = days.map((day) => DAY_NAMES[day] ?? '');
  const rows = [from.row, to.row].toSorted((one, other) => one - other);
  const name = first === last ? first : `${String(first)} to ${String(last)}`;
  return `${String(name)} ${timeOfRow(rows[0] ?? 0)} to ${timeOfRow((rows[1] ?? 0) + 1)}`;
}
