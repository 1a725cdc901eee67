import { type Principal, principals } from '../../board/principals.ts';
import { send } from '../../board/send.ts';
import { readCell, type Row } from './matrix/row.ts';
import {
  callers,
  count,
  expectNothingWritten,
  isWrite,
  judge,
  nameOf,
  type Trial,
} from './trial.ts';

/** Everyone reads what they may and gets what their cell states; reading changes nothing. */
export async function tryReads(
  trial: Trial,
  rows: readonly Row[],
  isAsked: (row: Row, principal: Principal, index: number) => boolean = () => true,
): Promise<void> {
  for (const [index, row] of rows.filter((each) => !isWrite(each)).entries()) {
    for (const principal of principals) {
      const asks = !readCell(row.who[principal]).isRefused && isAsked(row, principal, index);
      for (const caller of asks ? callers(trial, row, principal) : []) {
        // Browsers request pages with their cookie.
        const carrier = row.isPage ? 'cookie' : 'bearer';
        const response = await send(trial.board, row, caller, { carrier });
        judge(trial, { row, principal, response });
        count(trial, 'reads');
      }
    }
    await expectNothingWritten(trial, `Reading ${nameOf(row)}`, row.records);
  }
}
