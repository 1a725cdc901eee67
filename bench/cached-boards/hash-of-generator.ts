import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';

/** The generator's sources. */
const sources = ['bench/board', 'apps/server/src/demo-data', 'packages/demo-data/src'];
const migrations = 'apps/server/migrations';

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}

/** Changes with anything that the rows of a board come from. */
export function hashOfGenerator(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const folder = join(repositoryRoot, source);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
    for (const name of files) hash.update(`${name} ${hashOf(join(folder, name))}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Every migration in order, by name and content. */
export function listMigrationHashes(): string[] {
  const folder = join(repositoryRoot, migrations);
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => `${name} ${hashOf(join(folder, name))}`);
}
