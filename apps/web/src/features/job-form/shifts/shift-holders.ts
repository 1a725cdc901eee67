import type { Shift } from '@nextshift/contract';
import type { ShiftRow } from './shift-rows.ts';
import { rowsOfShifts } from './shift-rows.ts';

/** The names of those who have a shift, by its id. */
export type ShiftHolders = ReadonlyMap<string, readonly string[]>;

/** What a job has before the edit. */
export interface StoredShifts {
  readonly shifts: readonly Shift[];
  readonly openings: number;
  readonly timeZone: string;
}

/** Whether a row's time differs from that of the shift that it changes. */
export function isMoved(row: ShiftRow, { shifts, openings }: StoredShifts): boolean {
  const before = rowsOfShifts(shifts, openings).find(({ id }) => id === row.id);
  return (
    before !== undefined &&
    (['weekday', 'date', 'start', 'end'] as const).some((field) => before[field] !== row[field])
  );
}

const list = new Intl.ListFormat('en-US');

/** `Maya Lopez and Jo Kim have`, `Maya Lopez has`. */
export function holdersHave(names: readonly string[]): string {
  return `${list.format(names)} ${names.length === 1 ? 'has' : 'have'}`;
}

/** `They are told`, `Maya Lopez is told`. */
export function holdersAreTold(names: readonly string[]): string {
  return `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} told`;
}
