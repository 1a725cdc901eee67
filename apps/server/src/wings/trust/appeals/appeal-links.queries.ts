import type { Queryable } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/authentication/sessions.ts';

interface NewLink {
  readonly token: string;
  readonly caseId: string;
  readonly employerId: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores the hash of a link's token. */
export async function insertAppealLink(
  database: Queryable,
  { token, caseId, employerId, now, expiresAt }: NewLink,
): Promise<void> {
  await database
    .insertInto('appeal_links')
    .values({
      token_hash: hashToken(token),
      case_id: caseId,
      employer_id: employerId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** The case that a link is about; undefined for one that has expired, and for every other token. */
export function findAppealLink(database: Queryable, token: string, now: Date) {
  return database
    .selectFrom('appeal_links')
    .select(['case_id', 'employer_id'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
