import type pg from 'pg';
import { call, callOrFail } from '../requests/caller.ts';
import { waitUntil } from '../processes/wait-until.ts';

/** Everyone on a board is mailed all news from now on, as if they had used their links. */
export async function confirmAddresses(database: pg.Client): Promise<void> {
  for (const table of ['seekers', 'employers']) {
    await database.query(
      `UPDATE ${table} SET email_confirmed_at = now() WHERE email_confirmed_at IS NULL`,
    );
  }
}

/** Uses the link that was mailed to an address at sign-up, as the local outbox has it. */
export async function confirmAddress(address: string, email: string): Promise<void> {
  let token: string | undefined;
  await waitUntil(`a link is mailed to ${email}`, async () => {
    const { text } = await call(address, 'GET', '/dev/outbox');
    const row = text
      .split('<li>')
      .find((each) => each.includes(email) && each.includes('Confirm your email address'));
    const path = /href="(\/dev\/outbox\/[^"]+)"/.exec(row ?? '')?.[1];
    if (path === undefined) return false;
    const mail = await call(address, 'GET', path);
    token = /confirm-email\?token=([\w-]+)/.exec(mail.text)?.[1];
    return token !== undefined;
  });
  await callOrFail(address, 'POST', '/api/auth/confirm-email', { body: { token } });
}
