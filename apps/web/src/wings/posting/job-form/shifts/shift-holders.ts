import type { Shift } from '@nextshift/contract';
import type { ShiftHolder } from '../../../../entities/shift/roster-query.ts';
import type { ShiftRow } from './shift-rows.ts';
import { rowsOfShifts } from './shift-rows.ts';

/** Those who have a shift, by its id. */
export type ShiftHolders = ReadonlyMap<string, readonly ShiftHolder[]>;

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
export function holdersHave(holders: readonly ShiftHolder[]): string {
  return withVerb(holders, ['has', 'have']);
}

interface Telling {
  /** What those are told who know of their acceptance. */
  readonly what: string;
  /** With what the others learn of it. */
  readonly withWhat: string;
}

/** `Maya Lopez is told that ... Jo Kim learns of the acceptance without it.` */
export function holdersAreTold(
  holders: readonly ShiftHolder[],
  { what, withWhat }: Telling,
): string {
  const told = holders.filter(({ notified }) => notified);
  const others = holders.filter(({ notified }) => !notified);
  return [
    told.length > 0 ? `${withVerb(told, ['is', 'are'])} told ${what}.` : null,
    others.length > 0
      ? `${withVerb(others, ['learns', 'learn'])} of the acceptance ${withWhat}.`
      : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function withVerb(
  holders: readonly ShiftHolder[],
  [one, several]: readonly [one: string, several: string],
): string {
  return `${list.format(holders.map(({ name }) => name))} ${holders.length === 1 ? one : several}`;
}
