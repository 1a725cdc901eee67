import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { accountColumn, type SessionKind, type SignInKind } from './sessions.ts';

const TABLES = { seeker: 'seekers', employer: 'employers', operator: 'operators' } as const;

/** The account of an email address, and whether it has signed in from the network; null for no account. */
export async function findAccountAndNetwork(
  database: Queryable,
  { kind, email, network }: { kind: SignInKind; email: string; network: Buffer },
): Promise<{ accountId: string; isKnownNetwork: boolean } | null> {
  const isKnown =
    kind === 'operator'
      ? sql`false`
      : sql`exists (
          select from known_networks
          where ${sql.ref(accountColumn(kind))} = account.id and network = ${network}
        )`;
  const { rows } = await sql<{ id: string; known: boolean }>`
    select account.id, ${isKnown} as known
    from ${sql.table(TABLES[kind])} as account
    where lower(account.email) = lower(${email})`.execute(database);
  const [row] = rows;
  return row ? { accountId: row.id, isKnownNetwork: row.known } : null;
}

/** Records that an account has signed in from a network. */
export async function rememberNetwork(
  database: Queryable,
  {
    kind,
    accountId,
    network,
    now,
  }: { kind: SessionKind; accountId: string; network: Buffer; now: Date },
): Promise<void> {
  await database
    .insertInto('known_networks')
    .values({
      id: newId(),
      [accountColumn(kind)]: accountId,
      network,
      last_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.constraint('known_networks_once').doUpdateSet({ last_seen_at: now }),
    )
    .execute();
}
