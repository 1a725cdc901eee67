import type pg from 'pg';
import type { EndedSessions } from '../../board/ended-sessions.ts';
import type { Board } from '../../board/fill-board.ts';
import type { Caller, Principal } from '../../board/principals.ts';
import { callersOf } from '../../board/send.ts';
import { textOfResponse } from '../../board/text-of-response.ts';
import type { ChangedRow, Watch } from '../../board/watch.ts';
import type { CallResponse } from '@nextshift/test-kit/requests/caller';
import { factsIn } from './facts.ts';
import { readCell, type Row } from './matrix/row.ts';

/** A response, with its caller and call. */
export interface Told {
  readonly row: Row;
  readonly principal: Principal;
  readonly response: CallResponse;
}

/** The shared state of the proof's parts, and their findings. */
export interface Trial {
  readonly board: Board;
  readonly ended: EndedSessions;
  readonly database: pg.Client;
  readonly watch: Watch;
  /** True tries everything with every kind of ended session; otherwise they take turns. */
  readonly isEveryVariation: boolean;
  readonly counts: Map<string, number>;
  readonly violations: string[];
  /** Sees every response. */
  readonly observe?: (told: Told) => void;
}

export function count({ counts }: Trial, what: string, by = 1): void {
  counts.set(what, (counts.get(what) ?? 0) + by);
}

/** Who calls as a principal. */
export function callers(trial: Trial, row: Row, principal: Principal): Caller[] {
  const all = callersOf(trial.board, trial.ended, principal, row.of);
  if (trial.isEveryVariation || all.length < 2) return all;
  const turn = trial.counts.get('refusals') ?? 0;
  return all.slice(turn % all.length).slice(0, 1);
}

export function isWrite({ call }: Row): boolean {
  return !call.startsWith('GET ') && !call.startsWith('OPTIONS ');
}

/** A row's name in a sentence. */
export function nameOf({ call, about }: Row): string {
  return about === undefined ? call : `${call} (${about})`;
}

/** Compares a response with its cell: the status, and exactly the facts that it discloses. */
export function judge(trial: Trial, told: Told, how = ''): void {
  const { row, principal, response } = told;
  const cell = row.who[principal];
  const what = `${nameOf(row)}, ${principal}${how}`;
  trial.observe?.(told);
  const { status, tells } = readCell(cell);
  const facts = factsIn(textOfResponse(response), trial.board);
  if (response.status !== status) {
    trial.violations.push(`${what}: ${response.status} instead of ${cell}`);
  }
  const leaked = facts.filter((fact) => !tells.includes(fact));
  if (leaked.length > 0) trial.violations.push(`${what} tells ${leaked.join(', ')}`);
  const missing = response.status === status ? tells.filter((fact) => !facts.includes(fact)) : [];
  if (missing.length > 0) trial.violations.push(`${what} does not tell ${missing.join(', ')}`);
}

/** Reports and reverts unexpected writes. */
export async function expectNothingWritten(
  trial: Trial,
  what: string,
  allowed: readonly string[] = [],
): Promise<void> {
  const changed = await trial.watch.changedRows();
  if (changed.length === 0) return;
  const unexpected = changed.filter(({ table }) => !allowed.includes(table));
  if (unexpected.length > 0) {
    trial.violations.push(`${what} wrote to ${tablesOf(unexpected)}`);
  }
  await trial.watch.restore();
}

export function tablesOf(changed: readonly ChangedRow[]): string {
  return [...new Set(changed.map(({ table }) => table))].join(', ');
}
