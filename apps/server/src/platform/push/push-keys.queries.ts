import type { Insertable } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { DB } from '../database/database-schema.ts';

const columns = ['public_key', 'private_key_encrypted'] as const;

export function findPushKeys(database: Queryable) {
  return database.selectFrom('push_keys').select(columns).executeTakeFirst();
}

/** Stores new keys, unless another instance has: the stored ones are returned. */
export async function insertPushKeys(database: Queryable, keys: Insertable<DB['push_keys']>) {
  await database
    .insertInto('push_keys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return database.selectFrom('push_keys').select(columns).executeTakeFirstOrThrow();
}
