import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** An added or removed row; a changed row is both. */
export interface ChangedRow {
  readonly table: string;
  readonly is: 'new' | 'gone';
  readonly row: Readonly<Record<string, unknown>>;
}

/** Detects every changed row and file, and restores them. */
export interface Watch {
  /** Every row written since the last restore, in the order of the writes; no table is left out. */
  changedRows(): Promise<ChangedRow[]>;
  /** Tables that differ from the start, compared row by row: finds what triggers miss. */
  differingTables(): Promise<string[]>;
  /** Files of the data folder that were added, removed or changed. */
  changedFiles(): Promise<string[]>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Subfolders of the data folder that calls write to. */
const FOLDERS = ['uploads', 'outbox'];

const WATCHING = `
  CREATE SCHEMA watch;
  CREATE TABLE watch.changes (at bigserial, "table" text, "is" text, "row" jsonb);
  CREATE FUNCTION watch.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      IF tg_op <> 'INSERT' THEN
        INSERT INTO watch.changes ("table", "is", "row") VALUES (tg_table_name, 'gone', to_jsonb(old));
      END IF;
      IF tg_op <> 'DELETE' THEN
        INSERT INTO watch.changes ("table", "is", "row") VALUES (tg_table_name, 'new', to_jsonb(new));
      END IF;
      RETURN NULL;
    END $$;`;

/** @param connectionString of the superuser, who may write rows without firing triggers */
export async function startWatch(connectionString: string, dataDir: string): Promise<Watch> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`SET synchronous_commit = off; ${WATCHING}`);
  const tables = await watchTables(client);
  const copies = join(dataDir, 'watch');
  for (const folder of FOLDERS) await cp(join(dataDir, folder), join(copies, folder), COPY);
  const before = await listFiles(dataDir);

  async function changedRows(): Promise<ChangedRow[]> {
    const select = 'SELECT "table", "is", "row" FROM watch.changes ORDER BY at';
    return (await client.query<ChangedRow>(select)).rows;
  }

  async function changedFiles(): Promise<string[]> {
    const now = await listFiles(dataDir);
    const names = [...new Set([...before.keys(), ...now.keys()])];
    return names.filter((name) => before.get(name) !== now.get(name));
  }

  return {
    changedRows,
    changedFiles,
    async differingTables() {
      const differing: string[] = [];
      for (const table of tables) {
        const { rowCount } = await client.query(
          `(TABLE public."${table}" EXCEPT ALL TABLE watch."${table}")
           UNION ALL (TABLE watch."${table}" EXCEPT ALL TABLE public."${table}") LIMIT 1`,
        );
        if (rowCount !== 0) differing.push(table);
      }
      return differing;
    },
    async restore() {
      const changed = new Set((await changedRows()).map(({ table }) => table));
      await client.query('BEGIN; SET LOCAL session_replication_role = replica');
      for (const table of changed) {
        const columns = await writtenColumns(client, table);
        await client.query(
          `DELETE FROM public."${table}";
           INSERT INTO public."${table}" (${columns}) OVERRIDING SYSTEM VALUE
             SELECT ${columns} FROM watch."${table}"`,
        );
      }
      await client.query(
        'DELETE FROM watch.changes; DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL; COMMIT',
      );
      for (const name of await changedFiles()) {
        await rm(join(dataDir, name), { force: true });
        if (before.has(name)) await cp(join(copies, name), join(dataDir, name), COPY);
      }
    },
    close: () => client.end(),
  };
}

const COPY = { recursive: true, preserveTimestamps: true };

/** The columns of a table but those that the database computes. */
async function writtenColumns(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute
     WHERE attrelid = to_regclass('public.' || quote_ident($1))
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

async function watchTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  for (const { name } of rows) {
    await client.query(
      `CREATE TABLE watch."${name}" AS TABLE public."${name}";
       CREATE TRIGGER zz_watch AFTER INSERT OR UPDATE OR DELETE ON public."${name}"
         FOR EACH ROW EXECUTE FUNCTION watch.note()`,
    );
  }
  return rows.map(({ name }) => name);
}

/** Files by name, each with its size and modification time. */
async function listFiles(dataDir: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const name of await readdir(join(dataDir, folder), { recursive: true })) {
      const found = await stat(join(dataDir, folder, name));
      const what = `${found.size} bytes of ${Math.floor(found.mtimeMs)}`;
      if (found.isFile()) files.set(join(folder, name), what);
    }
  }
  return files;
}
