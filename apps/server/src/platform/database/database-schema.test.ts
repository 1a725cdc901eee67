import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/create-test-database.ts';
import { serverRoot } from '../server-root.ts';

const run = promisify(execFile);

it('matches the migrations; `npx kysely-codegen` updates it', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'nextshift-schema-'));
  try {
    const fresh = join(folder, 'database-schema.ts');
    const codegen = join(serverRoot, '..', '..', 'node_modules', '.bin', 'kysely-codegen');
    await run(codegen, ['--config-file', 'kysely-codegen.json', '--out-file', fresh], {
      cwd: serverRoot,
      env: { ...process.env, DATABASE_URL: database.connectionString },
    });
    const committed = join(serverRoot, 'src/platform/database/database-schema.ts');
    expect(await readFile(committed, 'utf8')).toBe(await readFile(fresh, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
    await database.drop();
  }
});

it('refuses TRUNCATE wherever rows are kept as they are', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.connectionString });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; truncatable: boolean }>(`
      select relname as name, not bool_or(proname = 'refuse_truncation') as truncatable
      from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      join pg_proc on pg_proc.oid = tgfoid
      group by relname
      having bool_or(proname in ('refuse_log_change', 'keep_application_record'))`);
    expect(rows.map(({ name }) => name)).toContain('operator_log');
    expect(rows.filter(({ truncatable }) => truncatable)).toEqual([]);
  } finally {
    await client.end();
    await database.drop();
  }
});
