import { settle } from '../../board/background-jobs.ts';
import { type Principal, principals } from '../../board/principals.ts';
import { fill, send } from '../../board/send.ts';
import { readCell, type Row } from './matrix/row.ts';
import { callers, count, isWrite, judge, nameOf, type Trial } from './trial.ts';

/** Everyone makes the writes they may make; each must have an effect, which is then reverted. */
export async function tryWrites(
  trial: Trial,
  rows: readonly Row[],
  isAsked: (row: Row, principal: Principal, index: number) => boolean = () => true,
): Promise<void> {
  for (const [index, row] of rows.filter(isWrite).entries()) {
    for (const principal of principals) {
      if (readCell(row.who[principal]).isRefused || !isAsked(row, principal, index)) continue;
      const [caller] = callers(trial, row, principal);
      if (!caller) continue;
      const what = `${nameOf(row)}, ${principal}`;
      await prepare(trial, row);
      const prepared = (await trial.watch.changedRows()).length;
      judge(trial, { row, principal, response: await send(trial.board, row, caller) });
      await settle(trial.database);
      const changed = await trial.watch.changedRows();
      if (changed.length === prepared && !row.leavesNoTrace) {
        trial.violations.push(`${what} did nothing`);
      }
      await trial.watch.restore();
      count(trial, 'writes');
    }
  }
}

/** Makes the call possible. */
export async function prepare({ board, database }: Trial, { first }: Row): Promise<void> {
  if (first !== undefined) await database.query(fill(first, board, board.callers.accepted));
}
