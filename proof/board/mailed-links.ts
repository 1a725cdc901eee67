import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { changeEmail, forgotPassword, requestSchoolEmail } from '@nextshift/contract';
import { ask } from '@nextshift/test-kit/requests/ask';
import { settle } from './background-jobs.ts';
import type { Board } from './fill-board.ts';
import { planted } from './canary-texts.ts';

/** Each link, and who got the mail. */
const links = {
  signUpToken: { to: planted.seeker.email, link: /confirm-email\?token=([\w-]+)/ },
  resetToken: { to: planted.seeker.email, link: /resetpassword\?token=([\w-]+)/ },
  confirmToken: { to: planted.seeker.nextEmail, link: /confirm-email\?token=([\w-]+)/ },
  schoolToken: { to: planted.seeker.schoolEmail, link: /confirm-school\?token=([\w-]+)/ },
  undoToken: { to: planted.seeker.email, link: /undo-email\?token=([\w-]+)/ },
} as const;

/** Requests a password reset, an email change and a school address, and reads these links and that of the sign-up from the mails. */
export async function withMailedLinks(
  board: Board,
  database: pg.Client,
  dataDir: string,
): Promise<Board> {
  const { address } = board;
  const { seeker: as } = board.callers;
  await ask(address, forgotPassword, { body: { email: as.email } });
  const body = { email: planted.seeker.nextEmail, currentPassword: planted.seeker.password };
  await ask(address, changeEmail, { as, body });
  const school = { email: planted.seeker.schoolEmail };
  await ask(address, requestSchoolEmail, { as, userId: as.id, body: school });
  await settle(database);
  const outbox = join(dataDir, 'outbox');
  const found: Record<string, string> = {};
  for (const name of await readdir(outbox)) {
    const mail = await readFile(join(outbox, name), 'utf8');
    for (const [thing, { to, link }] of Object.entries(links)) {
      const [, linkToken] = link.exec(mail) ?? [];
      if (linkToken === undefined || !mail.includes(`"to": "${to}"`)) continue;
      found[thing] = linkToken;
      if (thing === 'resetToken') found.resetMail = name.replace(/\.json$/, '');
    }
  }
  for (const thing of Object.keys(links)) {
    if (found[thing] === undefined) throw new Error(`No mail contains a ${thing}.`);
  }
  return { ...board, things: { ...board.things, ...found } };
}
