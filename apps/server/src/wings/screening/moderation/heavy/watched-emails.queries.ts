import { foldEmail } from '../../../../platform/authentication/fold-email.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { SecretBox } from '../../../../platform/security/secret-box.ts';

/** The keyed hash by which an address is recognized after its account is deleted. */
function macOfEmail(secrets: SecretBox, email: string): Buffer {
  return secrets.mac(`watched ${foldEmail(email)}`);
}

/** The cases of deleted accounts that watch a company because of its present address. */
export async function findCasesOfEmail(
  transaction: DatabaseTransaction,
  secrets: SecretBox,
  employerId: string,
): Promise<string[]> {
  const { email } = await transaction
    .selectFrom('employers')
    .select('email')
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow();
  const rows = await transaction
    .selectFrom('watched_emails')
    .select('case_id')
    .where('email_mac', '=', macOfEmail(secrets, email))
    .execute();
  return rows.map(({ case_id: caseId }) => caseId);
}

/** Those of a company's present address and of former ones that are still reserved for it. */
export async function findEmailMacs(
  transaction: DatabaseTransaction,
  secrets: SecretBox,
  employerId: string,
): Promise<Buffer[]> {
  const rows = await transaction
    .selectFrom('employers')
    .select('email')
    .where('id', '=', employerId)
    .union(
      transaction
        .selectFrom('email_changes')
        .select('old_email as email')
        .where('employer_id', '=', employerId)
        .where('effective_at', 'is not', null),
    )
    .execute();
  return rows.map(({ email }) => macOfEmail(secrets, email));
}

interface WatchedEmail {
  readonly email_mac: Buffer;
  readonly case_id: string;
  readonly ends_at: Date;
}

export async function insertWatchedEmails(
  transaction: DatabaseTransaction,
  rows: readonly WatchedEmail[],
): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto('watched_emails')
    .values(rows)
    // Whoever was watched through the address has left, too.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
