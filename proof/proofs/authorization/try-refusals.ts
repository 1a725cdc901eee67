import { type Principal, principals } from '../../board/principals.ts';
import { type Carrier, methodOf, pathOf, send } from '../../board/send.ts';
import { underApi } from './compare-routes.ts';
import { readCell, type Row } from './matrix/row.ts';
import { callers, count, expectNothingWritten, judge, nameOf, type Trial } from './trial.ts';

/**
 * Everyone tries what they may not do, by a program's header and by a browser's cookie, at the call's own
 * path and under /api: in all four combinations, or in two of them.
 */
export async function tryRefusals(
  trial: Trial,
  rows: readonly Row[],
  isAsked: (row: Row, principal: Principal, index: number) => boolean = () => true,
): Promise<void> {
  const { isEveryVariation } = trial;
  for (const [index, row] of rows.entries()) {
    for (const principal of principals) {
      if (!readCell(row.who[principal]).isRefused || !isAsked(row, principal, index)) continue;
      for (const caller of callers(trial, row, principal)) {
        const own = pathOf(row, trial.board, caller);
        const tries: [Carrier, string][] = [['bearer', own]];
        if (isEveryVariation) tries.push(['cookie', own]);
        const twin = row.isNoApi ? own : pathUnderApi(row, own);
        if (twin !== own && isEveryVariation) tries.push(['bearer', twin]);
        if (twin !== own || !isEveryVariation) tries.push(['cookie', twin]);
        for (const [carrier, path] of tries) {
          const response = await send(trial.board, row, caller, { carrier, path });
          judge(trial, { row, principal, response }, `, ${carrier} at ${path}`);
          count(trial, 'refusals');
          await forgetFailures(trial, row);
        }
      }
    }
    await expectNothingWritten(trial, `Of the refusals of ${nameOf(row)} one`, [
      row.refusalsIn ?? '',
    ]);
  }
}

/** Failed sign-ins count together, and would make later callers wait. */
async function forgetFailures({ database }: Trial, { refusalsIn }: Row): Promise<void> {
  if (refusalsIn === 'login_failures') await database.query('DELETE FROM login_failures');
}

function pathUnderApi(row: Row, path: string): string {
  const method = methodOf(row);
  return underApi(`${method} ${path}`).slice(method.length + 1);
}
