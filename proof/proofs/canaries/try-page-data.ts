import type { Principal } from '../../board/principals.ts';
import { callersOf, pathOf, send } from '../../board/send.ts';
import type { Row } from '../authorization/matrix/row.ts';
import type { Trial } from '../authorization/trial.ts';

const READERS: readonly Principal[] = ['seeker', 'accepted', 'otherEmployer'];

/** Requests a page's data, as the web app does on navigation. */
export async function tryPageData(trial: Trial, rows: readonly Row[]): Promise<void> {
  const { board, ended, observe } = trial;
  for (const row of rows.filter(({ isPage }) => isPage)) {
    for (const principal of READERS) {
      for (const caller of callersOf(board, ended, principal)) {
        const [page = '', query = ''] = pathOf(row, board, caller).split('?');
        const path = `${page === '/' ? '/_root' : page}.data?${query}`;
        const response = await send(board, row, caller, { carrier: 'cookie', path });
        observe?.({ row, principal, response });
      }
    }
  }
}
