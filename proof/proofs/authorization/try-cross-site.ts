import { principals } from '../../board/principals.ts';
import { send } from '../../board/send.ts';
import { readCell, type Row } from './matrix/row.ts';
import { callers, count, expectNothingWritten, isWrite, nameOf, type Trial } from './trial.ts';

/** Headers that a browser sends or omits when another site's page makes the call. */
const elsewhere: readonly (readonly [about: string, headers: Record<string, string>])[] = [
  ['a foreign origin', { origin: 'https://elsewhere.example' }],
  ['a foreign origin that ends like ours', { origin: 'http://127.0.0.1.elsewhere.example' }],
  ['the origin null', { origin: 'null' }],
  ['no origin', { origin: '' }],
  ['no origin, from another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ['no origin, from a neighbor', { origin: '', 'sec-fetch-site': 'same-site' }],
  ['a form of plain text', { origin: '', 'content-type': 'text/plain' }],
];

/** Other sites' pages try every write with an authorized cookie, and are refused. */
export async function tryCrossSite(trial: Trial, rows: readonly Row[]): Promise<void> {
  for (const row of rows.filter(isWrite)) {
    const allowed = principals.filter((principal) => !readCell(row.who[principal]).isRefused);
    const signedIn = allowed.flatMap((principal) => callers(trial, row, principal));
    const caller = signedIn.find(({ token }) => token !== undefined);
    for (const [about, headers] of caller ? elsewhere : []) {
      if (!caller) continue;
      const response = await send(trial.board, row, caller, { carrier: 'cookie', headers });
      if (response.status !== 403) {
        trial.violations.push(`${nameOf(row)} with the cookie and ${about}: ${response.status}`);
      }
      count(trial, 'calls from other sites');
    }
    await expectNothingWritten(trial, `${nameOf(row)} from another site`);
  }
}
