import type { Account } from '@nextshift/test-kit/people/insert-people';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Call } from '../races/crowd.ts';
import { hire, inTurn } from '../races/hire.ts';
import { countOf, describeRow, type Race } from '../races/race.ts';

/** Told by what it asks for: the money that was paid, and papers, elsewhere. */
const SCAM =
  'Before you start we send you a check. Deposit it in your bank account, keep $300 and send the rest by Zelle. Contact me on Telegram with a photo of your ID.';

/** What there is of a conversation that its first message began; mails beyond one in each ten minutes. */
const CONVERSATION = `
  SELECT
    (SELECT count(*) FROM messages WHERE application_id = $1 AND place > 1 AND held_since IS NULL) AS delivered,
    (SELECT count(*) FROM messages WHERE application_id = $1 AND held_since IS NOT NULL) AS held,
    (SELECT count(*) FROM notices WHERE application_id = $1 AND reason = 'message') AS notices,
    (SELECT count(*) > 0 FROM mails) AS mailed,
    (SELECT count(*) - count(DISTINCT since) FROM mails) AS more
  FROM (SELECT) AS nothing`;

const MAILS = `
  WITH mails AS (
    SELECT payload ->> 'since' AS since
    FROM graphile_worker._private_jobs AS jobs
    JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
    WHERE identifier = 'message-mail' AND payload ->> 'applicationId' = $1::uuid::text
  )`;

export const messageRaces: readonly Race[] = [
  {
    // Every message is sent twice with one key, to two servers where there are two.
    name: 'messages, each sent twice',
    isLarge: true,
    async setUp({ crowd, database }) {
      const { id, seeker } = await begin(database);
      const keys = Array.from({ length: crowd.size / 2 }, () => randomUUID());
      return {
        act: (client) => {
          const at = Math.floor(client / 2);
          return write(seeker, id, { text: `At ${at}?`, idempotencyKey: inTurn(keys, at) });
        },
        // A repetition is refused while the first is on its way.
        outcome: async (replies) => ({
          statuses: { 201: crowd.size - countOf(replies, 409), 409: countOf(replies, 409) },
          expected: `delivered ${crowd.size / 2}, held 0, notices 1, mailed true, more 0`,
          found: await describeRow(database, MAILS + CONVERSATION, [id]),
        }),
      };
    },
  },
  {
    // Nobody is told of what is held, however many come at once.
    name: 'messages that seem to be a scam',
    async setUp({ crowd, database }) {
      const { id, employer } = await begin(database);
      return {
        act: () => write(employer, id, { text: SCAM }),
        outcome: async () => ({
          statuses: { 201: crowd.size },
          expected: `delivered 0, held ${crowd.size}, notices 0, mailed false, more 0`,
          found: await describeRow(database, MAILS + CONVERSATION, [id]),
        }),
      };
    },
  },
];

/** An application whose employer has written. */
async function begin(database: pg.Client) {
  const { employer, seekers, ids } = await hire(database, { seekers: 1 });
  const id = inTurn(ids, 0);
  await database.query(
    'INSERT INTO threads SELECT id, employer_id, seeker_id, 1, now() FROM applications WHERE id = $1',
    [id],
  );
  await database.query(
    `INSERT INTO messages (id, application_id, place, sender, text, sent_at)
     VALUES ($1, $2, 1, 'employer', 'Are you free?', now())`,
    [randomUUID(), id],
  );
  return { employer, seeker: inTurn(seekers, 0), id };
}

interface Written {
  readonly text: string;
  readonly idempotencyKey?: string;
}

function write({ token }: Account, id: string, { text, ...key }: Written): Call {
  const path = `/api/applications/${id}/messages`;
  return { method: 'POST', path, token, body: { text }, ...key };
}
