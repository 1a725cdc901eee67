import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { patientCallOrFail } from './patient-call.ts';
import { settle } from './background-work.ts';
import type { Board } from './fill-board.ts';

/** Asks for a link to set a new password, and takes it from the mail. */
export async function withResetMail(
  board: Board,
  database: pg.Client,
  dataDir: string,
): Promise<Board> {
  const body = { email: board.callers.seeker.email };
  await patientCallOrFail(board.address, 'POST', '/api/auth/forgot-password', { body });
  await settle(database);
  const outbox = join(dataDir, 'outbox');
  for (const name of await readdir(outbox)) {
    const mail = await readFile(join(outbox, name), 'utf8');
    const [, resetToken] = /resetpassword\?token=([\w-]+)/.exec(mail) ?? [];
    const resetMail = name.replace(/\.json$/, '');
    if (resetToken !== undefined) {
      return { ...board, things: { ...board.things, resetMail, resetToken } };
    }
  }
  throw new Error('There is no mail to reset a password.');
}
