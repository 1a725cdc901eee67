import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
