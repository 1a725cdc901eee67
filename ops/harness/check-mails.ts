import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import type { MailCatcher } from './mail-catcher.ts';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';

/** How long the last mails may take, in milliseconds. */
const SENT_WITHIN_MS = 15_000;

/** Every application is confirmed to its applicant, by one mail with a unique id; returns failures. */
export async function checkMails(
  connectionString: string,
  { taken }: MailCatcher,
): Promise<{ mails: number; violations: string[] }> {
  return withDatabase(connectionString, async (database) => {
    const isSent = async () => {
      const waiting = "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'applicant-mail'";
      return (await database.query(waiting)).rowCount === 0;
    };
    const violations: string[] = [];
    await waitUntil('every mail is sent', isSent, SENT_WITHIN_MS).catch((error: unknown) => {
      violations.push(String(error));
    });
    const { rows } = await database.query<{ id: string; created_at: Date }>(
      'SELECT id, created_at FROM applications',
    );
    for (const { id, created_at: at } of rows) {
      const times = taken.get(`application.${id}.submitted.${at.getTime()}`) ?? 0;
      if (times !== 1) violations.push(`The mail of application ${id} came ${times} times`);
    }
    return { mails: rows.length, violations };
  });
}
