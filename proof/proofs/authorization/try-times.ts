import type { Principal } from '../../board/principals.ts';
import { send } from '../../board/send.ts';
import { textOfResponse } from '../../board/text-of-response.ts';
import { type Fact, factsIn } from './facts.ts';
import { readCell, type Row } from './matrix/row.ts';
import { callers, count, isWrite, nameOf, type Trial } from './trial.ts';

const CONTACT: readonly Fact[] = ['the email', 'the phone'];

/** Later states of an accepted application, and whether its employer still sees contact. */
const moments: readonly {
  readonly about: string;
  readonly change: string;
  readonly isTold: boolean;
}[] = [
  {
    about: '29 days, 23 hours and 59 minutes after the acceptance',
    change: "accepted_at = now() - interval '29 days 23 hours 59 minutes'",
    isTold: true,
  },
  {
    about: '30 days and 1 minute after the acceptance',
    change: "accepted_at = now() - interval '30 days 1 minute'",
    isTold: false,
  },
  ...(['submitted', 'under_review', 'interviewing', 'declined', 'withdrawn'] as const).map(
    (status) => ({
      about: `while it is ${status}`,
      change: `status = '${status}', accepted_at = NULL`,
      isTold: false,
    }),
  ),
  {
    about: 'once the employer has deleted it',
    change: 'hidden_from_employer_at = now()',
    isTold: false,
  },
];

/** Shifts times, and checks in every read of the accepting employer whether contact is disclosed. */
export async function tryTimes(trial: Trial, rows: readonly Row[]): Promise<void> {
  const { board, database, watch } = trial;
  const principal: Principal = 'accepted';
  const told = rows.filter(
    (row) => !isWrite(row) && !row.isNoApi && !readCell(row.who[principal]).isRefused,
  );
  for (const { about, change, isTold } of moments) {
    await database.query(`UPDATE applications SET ${change} WHERE id = $1`, [
      board.things.acceptedApplication,
    ]);
    for (const row of told) {
      const [caller] = callers(trial, row, principal);
      if (!caller) continue;
      const facts = factsIn(textOfResponse(await send(board, row, caller)), board);
      const expected = isTold ? readCell(row.who[principal]).tells : [];
      for (const fact of CONTACT) {
        if (facts.includes(fact) !== expected.includes(fact)) {
          const found = facts.includes(fact) ? 'tells' : 'does not tell';
          trial.violations.push(`${nameOf(row)} ${found} ${fact} ${about}`);
        }
      }
      count(trial, 'responses at other times');
    }
    await watch.restore();
  }
}
