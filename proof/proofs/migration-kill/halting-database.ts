import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import { digestSchema } from './schema-digest.ts';

const migrations = join(repositoryRoot, 'apps/server/migrations');

/** The schema after each migration, from none to all, by applying the files one after another. */
export async function digestEveryLevel(client: pg.Client): Promise<string[]> {
  const digests = [await digestSchema(client)];
  for (const name of (await readdir(migrations)).sort()) {
    const [up = ''] = (await readFile(join(migrations, name), 'utf8')).split('-- Down Migration');
    await client.query(`BEGIN; ${up}; COMMIT`);
    digests.push(await digestSchema(client));
  }
  return digests;
}

/**
 * Makes a database halt at one DDL command; an event trigger counts commands in a sequence, which
 * survives rollbacks.
 */
export async function haltAtCommand(superuser: pg.Client, command: number): Promise<void> {
  await superuser.query(`
    CREATE SCHEMA proof;
    GRANT USAGE ON SCHEMA proof TO PUBLIC;
    CREATE SEQUENCE proof.commands;
    GRANT USAGE ON SEQUENCE proof.commands TO PUBLIC;
    CREATE FUNCTION proof.halt() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('proof.commands') = ${command} THEN PERFORM pg_sleep(600); END IF;
    END $$;
    CREATE EVENT TRIGGER halt ON ddl_command_end EXECUTE FUNCTION proof.halt()`);
}

/** Removes the halt. @returns how many commands there were */
export async function stopHalting(superuser: pg.Client): Promise<number> {
  const { rows } = await superuser.query<{ commands: string }>(
    'SELECT last_value AS commands FROM proof.commands',
  );
  await superuser.query('DROP EVENT TRIGGER halt');
  await superuser.query('DROP SCHEMA proof CASCADE');
  return Number(rows[0]?.commands);
}

/** Whether the halt is reached: a session sleeps in that command. */
export async function isHalted(superuser: pg.Client): Promise<boolean> {
  const { rowCount } = await superuser.query(
    "SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()",
  );
  return rowCount === 1;
}

/** How many migrations the database has recorded. */
export async function countMigrations(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('public.migrations') IS NOT NULL AS exists",
  );
  if (!rows[0]?.exists) return 0;
  const { rows: counted } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM public.migrations',
  );
  return counted[0]?.count ?? 0;
}
