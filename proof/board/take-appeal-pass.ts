import { logInEmployer } from '@nextshift/contract';
import { call } from '@nextshift/test-kit/requests/caller';
import type pg from 'pg';
import * as z from 'zod';
import type { Caller } from './principals.ts';

const refusal = z.object({ details: z.object({ appealToken: z.string() }) });

/** Suspends a company for good, by a case. */
export const suspendBy = (employerId: string, caseId: string) => `
  UPDATE employers SET suspended_at = now() WHERE id = '${employerId}';
  INSERT INTO suspensions (id, employer_id, case_id, reason, suspended_by, suspended_at, completed_at)
    VALUES (gen_random_uuid(), '${employerId}', '${caseId}', 'A scam.', (SELECT id FROM operators ORDER BY id LIMIT 1),
      now() - interval '1 hour', now());`;

/** Signs in as a company while it is suspended. @returns what it gets in place of a session */
export async function takeAppealPass(
  address: string,
  database: pg.Client,
  { id, email, password }: Caller,
  caseId: string,
): Promise<string> {
  // The suspension ends its sessions, which others need.
  await database.query(
    `CREATE TEMP TABLE kept_sessions AS SELECT * FROM sessions WHERE employer_id = '${id}'`,
  );
  await database.query(suspendBy(id, caseId));
  const { method, path } = logInEmployer;
  const { json } = await call(address, method, path, { body: { email, password } });
  await database.query(`DELETE FROM suspensions WHERE employer_id = '${id}';
    UPDATE employers SET suspended_at = NULL WHERE id = '${id}';
    INSERT INTO sessions SELECT * FROM kept_sessions ON CONFLICT DO NOTHING;
    DROP TABLE kept_sessions`);
  return refusal.parse(json).details.appealToken;
}
